package path_test

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// TestLeft compares the candidates left after each step of some paths with those that a
// path of singles leaves.
func TestLeft(t *testing.T) {
	singles := path.Recipe{Key: "singles", Techniques: technique.OfClass(entry.Single)}
	solved := 0
	for seed := range uint64(20) {
		g := sample.Puzzle(seed)
		b := board.FromGrid(&g)
		p, err := path.Human().Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range p.Steps {
			taken := &p.Steps[i]
			after := taken.Before
			taken.Step.Apply(&after)
			q, err := singles.Walk(t.Context(), &after, nil)
			if err != nil {
				t.Fatal(err)
			}
			want := 0
			for c := range q.Last.Empty().All() {
				want += q.Last.Candidates(c).Len()
			}
			if got := path.Left(&taken.Before, &taken.Step); got != want {
				t.Fatalf("seed %d, step %d: %d candidates left, want %d", seed, i, got, want)
			}
			if want == 0 {
				solved++
			}
		}
	}
	if solved == 0 {
		t.Error("no step leads to the solution by singles")
	}
}
