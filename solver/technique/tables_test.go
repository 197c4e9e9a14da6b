package technique_test

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/technique"
)

// TestTabled checks the first steps that tables show on the boards of some
// paths.
func TestTabled(t *testing.T) {
	counts := make(map[string]int)
	for seed := range uint64(4) {
		g := sample.Puzzle(seed)
		solution := solved(t, &g)
		walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
			if !needsThought(next) {
				return true
			}
			for _, x := range technique.Tabled() {
				if technique.ByKey(x.Key) != x || slices.Contains(technique.Catalog(), x) {
					t.Errorf("%s is not where it belongs", x.Key)
				}
				found := 0
				for s := range x.Find(b) {
					checkStep(t, x, &s, b, solution)
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
