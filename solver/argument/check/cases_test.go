//go:build !js

package check_test

import (
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/step"
)

// TestCases checks the arguments of all steps on the boards of every technique's cases.
func TestCases(t *testing.T) {
	finders.Everywhere(t, "../../technique", func(t *testing.T, c *finders.Case, b *board.Board, s *step.Step) {
		a := argument.Of(s, b)
		if err := check.Argument(&a, s, b); err != nil {
			t.Errorf("%s\n  on %s\n  %v", s.Text(), c.Board, err)
		}
	})
}
