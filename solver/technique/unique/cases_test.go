package unique_test

import (
	"testing"

	"sudoku/solver/internal/finders"
)

func TestCases(t *testing.T) { finders.Cases(t) }
