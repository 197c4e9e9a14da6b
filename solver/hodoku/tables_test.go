package hodoku_test

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/hodoku"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/sample"
	"sudoku/solver/technique"
)

// TestTabled checks the first steps found in tables on the boards of some paths.
func TestTabled(t *testing.T) {
	counts := make(map[string]int)
	for seed := range uint64(4) {
		g := sample.Puzzle(seed)
		solution := finders.Solved(t, &g)
		finders.Walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
			if !finders.NeedsThought(next) {
				return true
			}
			for _, named := range technique.Tabled() {
				x, found := hodoku.Form(named.Key), 0
				for s := range x.Find(b) {
					finders.CheckStep(t, x, &s, b, solution)
					counts[x.Key]++
					if found++; found == 5 {
						break
					}
				}
			}
			return true
		})
	}
	for _, x := range technique.Tabled() {
		if counts[x.Key] == 0 {
			t.Errorf("no step of %s", x.Key)
		}
	}
}
