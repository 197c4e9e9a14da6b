package sample

import (
	"testing"

	"sudoku/solver/search"
)

func TestPuzzle(t *testing.T) {
	for seed := range uint64(20) {
		g := Puzzle(seed)
		if g != Puzzle(seed) {
			t.Errorf("seed %d gives two puzzles", seed)
		}
		if n := search.Solve(&g).Count; n != 1 {
			t.Errorf("seed %d: %d solutions", seed, n)
		}
		for c := range g.Filled().All() {
			without := g
			without[c] = 0
			if search.Solve(&without).Count == 1 {
				t.Errorf("seed %d: %v is redundant", seed, c)
			}
		}
	}
}
