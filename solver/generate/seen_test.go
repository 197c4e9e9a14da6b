//go:build !js

package generate_test

import (
	"bytes"
	"testing"

	"sudoku/solver/generate"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

// TestSeen checks that each puzzle listed under a technique is proper and has a step of
// the technique, even in disguise.
func TestSeen(t *testing.T) {
	if bytes.Contains(generate.BankFile(), []byte("\n ")) {
		t.Error("the page's version has continuation lines")
	}
	b, err := generate.ReadBank(bytes.NewReader(generate.BankFile()))
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Kept().Seen) < 30 {
		t.Fatalf("only %d techniques have puzzles with a step", len(b.Kept().Seen))
	}
	for key, list := range b.Kept().Seen {
		if technique.ByKey(key) == nil {
			t.Errorf("the bank has the unknown key %s", key)
		}
		for place := range list {
			if testing.Short() && place > 0 {
				break
			}
			made, ok := b.Seen(key, uint64(place))
			if !ok {
				t.Errorf("%s: %d is not a puzzle", key, place)
				continue
			}
			if found := search.Solve(&made.Givens); found.Count != 1 || found.Solution != made.Solution {
				t.Errorf("%s: %v has %d solutions", key, &made.Givens, found.Count)
			}
			if board, steps, err := generate.ExerciseSeen(t.Context(), key, &made.Givens); err != nil || len(steps) == 0 || !steps[0].HasEffect(&board) {
				t.Errorf("%s: %v has no step, %v", key, &made.Givens, err)
			}
		}
	}
	if _, _, ok := b.Fixed("aic", 100); ok {
		t.Error("got a puzzle at index 100")
	}
}
