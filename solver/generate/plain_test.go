package generate

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// TestPlain holds the rules against paths of the techniques that they stand for:
// where these end, the boards are equal.
func TestPlain(t *testing.T) {
	n := uint64(150)
	if testing.Short() {
		n = 10
	}
	for _, x := range []struct {
		rules rules
		keys  []string
	}{
		{naked, []string{"naked-single"}},
		{hidden, []string{"hidden-single-box", "hidden-single-line"}},
		{singles, []string{"naked-single", "hidden-single-box", "hidden-single-line"}},
		{singles | locked, []string{"naked-single", "hidden-single-box", "hidden-single-line", "pointing", "claiming"}},
		{singles | pairs, []string{"naked-single", "hidden-single-box", "hidden-single-line", "naked-pair", "hidden-pair"}},
		{basics, []string{
			"naked-single", "hidden-single-box", "hidden-single-line", "pointing", "claiming",
			"naked-pair", "hidden-pair", "naked-triple", "hidden-triple",
		}},
	} {
		recipe := path.Human()
		recipe.Techniques = slices.DeleteFunc(recipe.Techniques, func(t *technique.Technique) bool { return !slices.Contains(x.keys, t.Key) })
		var p plain // the same for all: nothing of a puzzle may be left for the next
		for seed := range n {
			g := sample.Puzzle(seed)
			b := board.FromGrid(&g)
			want, err := recipe.Walk(t.Context(), &b, nil)
			if err != nil {
				t.Fatal(err)
			}
			p.load(&g, x.rules)
			solved := p.run()
			if got := p.board(&g); solved != want.Solved || got != want.Last && !leavesSingles(x.rules) {
				t.Errorf("%v by %v: solved %v, not %v\n%v\n%v", &g, x.keys, solved, want.Solved, &got, &want.Last)
			}
		}
	}
}

// leavesSingles: rules without naked singles leave them, where the other kind of
// single may have placed a digit in one path and not in another.
func leavesSingles(r rules) bool { return r&singles != singles }

// TestGradeBeyondBasics holds the quick way to a grade against package rate.
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
		want := rate.GradeOf(&walked)
		seen[want]++
		for from := rate.GradeEasy; from <= rate.GradeExtreme; from++ {
			for to := from; to <= rate.GradeExtreme; to++ {
				p, err := newPlan(&Spec{Grade: from, UpTo: to})
				if err != nil {
					t.Fatal(err)
				}
				ok, err := p.fits(t.Context(), &g)
				ok = ok && (p.guide == 0 || p.guide.solves(&g))
				if err != nil || ok != (from <= want && want <= to) {
					t.Errorf("%v of grade %v: from %v to %v: %v, %v", &g, want, from, to, ok, err)
				}
			}
		}
	}
	t.Log(seen)
}
