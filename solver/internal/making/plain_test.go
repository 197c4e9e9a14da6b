package making_test

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	. "sudoku/solver/internal/making"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// TestPlain compares the boards left by the rules with those at the end of paths of the
// corresponding techniques.
func TestPlain(t *testing.T) {
	n := uint64(150)
	if testing.Short() {
		n = 10
	}
	for _, x := range []struct {
		rules Rules
		keys  []string
	}{
		{Naked, []string{"naked-single"}},
		{Hidden, []string{"hidden-single-box", "hidden-single-line"}},
		{Singles, []string{"naked-single", "hidden-single-box", "hidden-single-line"}},
		{Singles | Locked, []string{"naked-single", "hidden-single-box", "hidden-single-line", "pointing", "claiming"}},
		{Singles | Pairs, []string{"naked-single", "hidden-single-box", "hidden-single-line", "naked-pair", "hidden-pair"}},
		{Basics, []string{
			"naked-single", "hidden-single-box", "hidden-single-line", "pointing", "claiming",
			"naked-pair", "hidden-pair", "naked-triple", "hidden-triple",
		}},
	} {
		recipe := path.Human()
		recipe.Techniques = slices.DeleteFunc(recipe.Techniques, func(t *technique.Technique) bool { return !slices.Contains(x.keys, t.Key) })
		var p Plain // reused, to check that nothing carries over from one puzzle to the next
		for seed := range n {
			g := sample.Puzzle(seed)
			b := board.FromGrid(&g)
			want, err := recipe.Walk(t.Context(), &b, nil)
			if err != nil {
				t.Fatal(err)
			}
			p.Load(&g, x.rules)
			solved := p.Run()
			if got := p.Board(&g); solved != want.Solved || got != want.Last && !leavesSingles(x.rules) {
				t.Errorf("%v by %v: solved %v, want %v\n%v\n%v", &g, x.keys, solved, want.Solved, &got, &want.Last)
			}
		}
	}
}

// leavesSingles reports whether the rules lack one kind of single. Paths may then differ
// in which digits the other kind places.
func leavesSingles(r Rules) bool { return r&Singles != Singles }
