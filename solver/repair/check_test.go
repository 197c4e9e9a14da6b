package repair

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

func diagnose(t *testing.T, g *board.Grid) Report {
	t.Helper()
	r, err := Diagnose(t.Context(), g, Defaults(), nil)
	if err != nil {
		t.Fatal(err)
	}
	checkReport(t, g, &r)
	return r
}

// checkReport checks a report against the engine and the definitions.
func checkReport(t *testing.T, g *board.Grid, r *Report) {
	t.Helper()
	if len(r.Unfinished) > 0 {
		t.Errorf("%v: stages %v unfinished", g, r.Unfinished)
	}
	if want := search.Solve(g).Count; min(r.Count, 2) != want {
		t.Fatalf("%v: %d solutions, want %d", g, r.Count, want)
	}
	checkRepairs(t, g, r.Repairs)
	switch r.Count {
	case 0:
		checkContradiction(t, g, r.Contradiction)
	case 1:
		checkMinimal(t, g, r)
	default:
		checkCompletion(t, g, r)
	}
}

// checkRepairs checks that every repair leaves one solution, and checks their order.
func checkRepairs(t *testing.T, g *board.Grid, repairs []Repair) {
	t.Helper()
	seen := map[board.Grid]bool{*g: true}
	for i, r := range repairs {
		if got := search.Solve(&r.Grid); got.Count != 1 || got.Solution != r.Solution {
			t.Errorf("%v: repair %+v leaves %d solutions", g, r, got.Count)
		}
		if seen[r.Grid] {
			t.Errorf("%v: repair %+v occurs twice", g, r)
		}
		seen[r.Grid] = true
		for c := range board.Cell(board.Cells) {
			if r.Touched.Has(c) != (r.Grid[c] != g[c]) {
				t.Errorf("%v: repair %+v has the wrong Touched in %v", g, r, c)
			}
		}
		if g[r.From] != r.Was || r.Grid[r.To] != r.Now {
			t.Errorf("%v: repair %+v has the wrong Was or Now", g, r)
		}
		if i > 0 && compare(repairs[i-1], r) >= 0 {
			t.Errorf("%v: repairs %+v and %+v are out of order", g, repairs[i-1], r)
		}
	}
}

// checkContradiction checks that a set of givens has no solution, but has one when any of
// its cells is removed.
func checkContradiction(t *testing.T, g *board.Grid, core board.CellSet) {
	t.Helper()
	cells := slices.Collect(core.All())
	if set := only(g, cells); len(cells) == 0 || search.Solve(&set).Count != 0 {
		t.Errorf("%v: %v is not a contradiction", g, core)
	}
	for i := range cells {
		if less := only(g, slices.Delete(slices.Clone(cells), i, i+1)); search.Solve(&less).Count == 0 {
			t.Errorf("%v: %v is not minimal", g, core)
		}
	}
}

// checkMinimal checks the redundant givens and the minimal puzzle.
func checkMinimal(t *testing.T, g *board.Grid, r *Report) {
	t.Helper()
	without := func(g board.Grid, c board.Cell) int {
		g[c] = 0
		return search.Solve(&g).Count
	}
	for c := range g.Filled().All() {
		if (without(*g, c) == 1) != r.Redundant.Has(c) {
			t.Errorf("%v: wrong redundant givens %v", g, r.Redundant)
		}
	}
	if search.Solve(&r.Minimal).Solution != r.Solution || g.Over(&r.Minimal) != *g {
		t.Errorf("%v: %v is not a part of the puzzle", g, &r.Minimal)
	}
	for c := range r.Minimal.Filled().All() {
		if without(r.Minimal, c) == 1 {
			t.Errorf("%v: %v is not minimal", g, &r.Minimal)
		}
	}
}

// checkCompletion checks the extra givens and some of the candidates.
func checkCompletion(t *testing.T, g *board.Grid, r *Report) {
	t.Helper()
	c := r.Completion
	if got := search.Solve(&c.Grid); got.Count != 1 || got.Solution != c.Solution || g.Over(&c.Grid) != c.Grid {
		t.Errorf("%v: completion %+v leaves %d solutions", g, c, got.Count)
	}
	if c.Grid.Filled().Len() != g.Filled().Len()+len(c.Givens) {
		t.Errorf("%v: completion %+v adds a different number of givens", g, c)
	}
	for _, x := range c.Givens {
		less := c.Grid
		if less[x.Cell()] = 0; search.Solve(&less).Count == 1 {
			t.Errorf("%v: %v is not needed in the completion", g, x)
		}
	}
	for x := range board.Candidate(board.Candidates) {
		if d := g[x.Cell()]; d != 0 && (d == x.Digit()) != r.Candidates.Has(x) {
			t.Errorf("%v: wrong candidate %v", g, x)
		}
	}
}
