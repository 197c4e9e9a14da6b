package generate_test

import (
	"flag"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/rate"
	"sudoku/solver/search"
	"sudoku/solver/technique"
)

var seeds = flag.Uint64("seeds", 0, "how many seeds of each order the property test makes a puzzle of (default: 40, or 2 with -short)")

// TestProperties makes puzzles for each order and checks them with the packages that the
// page and the command use. A puzzle must have one solution and meet the entire spec.
func TestProperties(t *testing.T) {
	n := *seeds
	switch {
	case n > 0:
	case testing.Short():
		n = 2
	default:
		n = 40
	}
	checked := 0
	for _, x := range orders {
		for seed := uint64(0); seed < n; seed += x.slow {
			made, err := generate.Generate(t.Context(), x.spec, seed)
			if err != nil {
				t.Errorf("%s, seed %d: %v", x.name, seed, err)
				continue
			}
			if wrong := missing(t, &x.spec, &made); wrong != "" {
				t.Errorf("%s, seed %d: %v: %s", x.name, seed, &made.Givens, wrong)
			}
			checked++
		}
	}
	t.Logf("%d puzzles", checked)
}

// missing returns the first part of the spec that a puzzle does not meet.
func missing(t *testing.T, s *generate.Spec, made *generate.Puzzle) string {
	t.Helper()
	found := search.Solve(&made.Givens)
	cells := made.Givens.Filled()
	b := board.FromGrid(&made.Givens)
	switch {
	case found.Count != 1:
		return "not one solution"
	case found.Solution != made.Solution:
		return "another solution"
	case !s.Givens.Has(cells.Len()):
		return "the number of givens"
	case !s.Symmetry.Holds(cells):
		return "the symmetry"
	case !s.Pattern.IsEmpty() && s.Pattern != cells:
		return "the pattern"
	case s.Minimal && hasRedundant(&made.Givens):
		return "not minimal"
	}
	h, hodokus, err := rate.RateHoDoKu(t.Context(), &b)
	if err != nil {
		t.Fatal(err)
	}
	if grade := rate.PathGrade(&hodokus); s.Grade != rate.None && (grade < s.Grade || grade > max(s.Grade, s.UpTo)) {
		return "the grade is " + grade.String()
	}
	if !s.Score.Has(h.Score) {
		return "the score"
	}
	if s.ER != (generate.Range{}) {
		er, _, err := rate.RateSE(t.Context(), &b, func(int) {})
		if err != nil || !s.ER.Has(er.ER) {
			return "the rating"
		}
	}
	return missingTechniques(t, s, &b)
}

func missingTechniques(t *testing.T, s *generate.Spec, b *board.Board) string {
	t.Helper()
	if len(s.Only) > 0 {
		only := path.Human()
		only.Techniques = slices.DeleteFunc(only.Techniques, func(x *technique.Technique) bool { return !slices.Contains(s.Only, x.Key) })
		if p, err := only.Walk(t.Context(), b, nil); err != nil || !p.Solved {
			return "other techniques are needed"
		}
	}
	if len(s.Techniques) == 0 {
		return ""
	}
	human := path.Human()
	human.Techniques = slices.DeleteFunc(technique.Catalog(), func(x *technique.Technique) bool { return x.OnRequest && !slices.Contains(s.Techniques, x.Key) })
	p, err := human.Walk(t.Context(), b, nil)
	if err != nil {
		t.Fatal(err)
	}
	at := func(x *technique.Technique) int { return slices.Index(technique.Catalog(), x) }
	hardest := 0
	for _, key := range s.Techniques {
		wanted := technique.ByKey(key)
		hardest = max(hardest, at(wanted))
		if !slices.ContainsFunc(p.Steps, func(taken path.Taken) bool { return taken.Technique == wanted }) {
			return key + " is not needed"
		}
	}
	for _, taken := range p.Steps {
		if s.Hardest && at(taken.Technique) > hardest {
			return "a harder technique is needed: " + taken.Technique.Key
		}
	}
	return ""
}

func hasRedundant(g *board.Grid) bool {
	for c := range g.Filled().All() {
		less := *g
		less[c] = 0
		if search.Solve(&less).Count == 1 {
			return true
		}
	}
	return false
}
