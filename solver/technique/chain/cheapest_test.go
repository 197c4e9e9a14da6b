package chain_test

import (
	"testing"

	"sudoku/solver/internal/finders"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestCheapestFirst checks that cycles and forcing chains are ordered by rating and
// complexity.
func TestCheapestFirst(t *testing.T) {
	for _, b := range finders.StuckBoards(t, 5) {
		for _, key := range []string{"bidirectional-x-cycle", "bidirectional-y-cycle", "bidirectional-cycle", "forcing-x-chain", "forcing-chain"} {
			var last step.Step
			for s := range technique.ByKey(key).Find(&b) {
				if s.SE < last.SE || s.Complexity < last.Complexity {
					t.Errorf("%s comes after %s", s.Text(), last.Text())
				}
				last = s
			}
		}
	}
}
