package technique_test

import (
	"testing"

	"sudoku/solver/internal/finders"
)

// The contract of every technique, in the words of package finders.

func TestSound(t *testing.T) { finders.Sound(t, finders.Unasked(), finders.OnRequest()) }

func TestNoAllocationOnMiss(t *testing.T) { finders.NoAllocationOnMiss(t, finders.Unasked()) }

func TestSolvedAndBroken(t *testing.T) { finders.SolvedAndBroken(t, finders.Unasked()) }
