package technique_test

import (
	"testing"

	"sudoku/solver/internal/finders"
)

// These tests check the contract of every technique. Package finders implements them.

func TestSound(t *testing.T) { finders.Sound(t, finders.Unasked(), finders.OnRequest()) }

func TestNoAllocationOnMiss(t *testing.T) { finders.NoAllocationOnMiss(t, finders.Unasked()) }

func TestSolvedAndBroken(t *testing.T) { finders.SolvedAndBroken(t, finders.Unasked()) }
