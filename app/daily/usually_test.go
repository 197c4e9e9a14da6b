package daily

import (
	"math"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// TestUsually compares the typical times with the times of some puzzles.
func TestUsually(t *testing.T) {
	const puzzles = 8
	for g := rate.GradeEasy; g <= rate.GradeExpert; g++ {
		seconds, spread := Usually(g)
		off := 0.0
		for seed := range uint64(puzzles) {
			p, err := generate.Generate(t.Context(), Usual(g), seed)
			if err != nil {
				t.Fatal(err)
			}
			b := board.FromGrid(&p.Givens)
			d, err := rate.Duration(t.Context(), &b)
			if err != nil || d == 0 {
				t.Fatalf("%v, seed %d: %v, %v", g, seed, d, err)
			}
			off += math.Log(d.Seconds() / float64(seconds))
		}
		if off /= puzzles; math.Abs(off) > 3*spread/math.Sqrt(puzzles) {
			t.Errorf("%v takes %+.0f %% of the typical time more", g, 100*off)
		}
	}
	if seconds, _ := Usually(rate.GradeExtreme); seconds != 0 {
		t.Error("extreme puzzles have an estimate")
	}
}
