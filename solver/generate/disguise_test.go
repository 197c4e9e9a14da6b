package generate

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/search"
)

// TestDisguise checks that a disguised puzzle has only the disguised solution, that no
// two disguises are equal, and that a symmetric disguise preserves symmetry.
func TestDisguise(t *testing.T) {
	g := sample.Puzzle(5)
	solution := search.Solve(&g).Solution
	seen := map[board.Grid]bool{}
	for seed := range uint64(300) {
		for _, symmetric := range []bool{false, true} {
			d := RandomDisguise(seed, symmetric)
			out, want := d.Of(&g), d.Of(&solution)
			if found := search.Solve(&out); found.Count != 1 || found.Solution != want {
				t.Fatalf("seed %d: %v has %d solutions", seed, &out, found.Count)
			}
			if seen[out] {
				t.Errorf("seed %d: %v twice", seed, &out)
			}
			seen[out] = true
			if !symmetric {
				continue
			}
			for _, s := range Symmetries() {
				var cells board.Grid
				for c := range s.orbits()[3].Or(s.orbits()[7]).All() {
					cells[c] = 1
				}
				out := d.Of(&cells)
				if !s.Holds(out.Filled()) {
					t.Errorf("seed %d loses %v: %v", seed, s, &out)
				}
			}
		}
	}
}
