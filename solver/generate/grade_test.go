package generate

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/rate"
)

// TestGradeBeyondBasics compares the fast grade check with package rate.
func TestGradeBeyondBasics(t *testing.T) {
	n := uint64(120)
	if testing.Short() {
		n = 8
	}
	seen := map[rate.Grade]int{}
	for seed := range n {
		g := sample.Puzzle(seed)
		b := board.FromGrid(&g)
		_, walked, err := rate.RateHoDoKu(t.Context(), &b)
		if err != nil {
			t.Fatal(err)
		}
		want := rate.PathGrade(&walked)
		seen[want]++
		for from := rate.GradeEasy; from <= rate.GradeExtreme; from++ {
			for to := from; to <= rate.GradeExtreme; to++ {
				p, err := newPlan(&Spec{Grade: from, UpTo: to})
				if err != nil {
					t.Fatal(err)
				}
				ok, err := p.fits(t.Context(), &g)
				ok = ok && (p.guide == 0 || p.guide.Solves(&g))
				if err != nil || ok != (from <= want && want <= to) {
					t.Errorf("%v of grade %v: from %v to %v: %v, %v", &g, want, from, to, ok, err)
				}
			}
		}
	}
	t.Log(seen)
}
