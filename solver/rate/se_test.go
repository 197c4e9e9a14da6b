package rate_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/rate"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestSESteps checks the progress reports and which steps set the ratings.
func TestSESteps(t *testing.T) {
	for seed := range uint64(40) {
		g := sample.Puzzle(seed)
		b := board.FromGrid(&g)
		var reports []int
		r, p, err := rate.RateSE(t.Context(), &b, func(x int) { reports = append(reports, x) })
		if err != nil {
			t.Fatal(err)
		}
		if r != rate.PathSE(&p) || r.Solved != p.Solved || p.UniquenessOff {
			t.Fatalf("%v: %+v is not the rating of the path", &g, r)
		}
		hardest, grown := 0, []int(nil)
		placed := false
		for i, taken := range p.Steps {
			rating := taken.Technique.Rating(&taken.Step)
			if rating == 0 {
				t.Errorf("%v: %s has no rating", &g, taken.Step.Text())
			}
			if rating > hardest {
				hardest, grown = rating, append(grown, rating)
				if r.Solved && rating == r.ER && r.ERStep != i {
					t.Errorf("%v: step %d sets the rating, want %d", &g, i, r.ERStep)
				}
			}
			if i == 0 && (r.ED != rating || r.EDStep != 0) {
				t.Errorf("%v: the diamond is %d, not that of the first step", &g, r.ED)
			}
			if first := len(taken.Step.Placements) > 0; first && !placed {
				placed = true
				if r.EP != hardest || r.EPStep > i || p.Steps[r.EPStep].Technique.Rating(&p.Steps[r.EPStep].Step) != r.EP {
					t.Errorf("%v: the pearl is %d by step %d, the first placement is step %d", &g, r.EP, r.EPStep, i)
				}
			}
		}
		// Long searches may add reports but must not exceed the final rating.
		if !slices.IsSorted(reports) || reports[len(reports)-1] != hardest || slices.ContainsFunc(grown, func(x int) bool { return !slices.Contains(reports, x) }) {
			t.Errorf("%v: the progress was %v, the rating grew by %v", &g, reports, grown)
		}
		if want := max(hardest, map[bool]int{false: rate.Unsolved}[r.Solved]); r.ER != want {
			t.Errorf("%v: rated %d, want %d", &g, r.ER, want)
		}
	}
}

// TestPathSE rates handmade paths.
func TestPathSE(t *testing.T) {
	made := func(solved bool, steps ...path.Taken) path.Path { return path.Path{Steps: steps, Solved: solved} }
	of := func(rating int, places bool) path.Taken {
		x := path.Taken{Technique: new(technique.Technique), Step: step.Step{SE: rating}}
		if places {
			x.Step.Placements = []board.Candidate{0}
		}
		return x
	}
	for name, c := range map[string]struct {
		path path.Path
		want rate.SE
	}{
		"nothing to do": {made(true), rate.SE{0, 0, 0, -1, -1, -1, true}},
		"placement first": {
			made(true, of(12, true), of(44, false), of(23, true)),
			rate.SE{44, 12, 12, 1, 0, 0, true},
		},
		"hardest before the placement": {
			made(true, of(26, false), of(71, false), of(30, false), of(12, true), of(71, false)),
			rate.SE{71, 71, 26, 1, 1, 0, true},
		},
		"not solved": {
			made(false, of(26, false), of(12, true), of(66, false)),
			rate.SE{rate.Unsolved, 26, 26, -1, 0, 0, false},
		},
		"not solved, nothing placed": {
			made(false, of(26, false), of(28, false)),
			rate.SE{rate.Unsolved, 0, 26, -1, -1, 0, false},
		},
		"not solved, nothing found": {made(false), rate.SE{rate.Unsolved, 0, 0, -1, -1, -1, false}},
	} {
		if got := rate.PathSE(&c.path); got != c.want {
			t.Errorf("%s: %+v, want %+v", name, got, c.want)
		}
	}
}

// TestSEOfImproper checks that puzzles without exactly one solution get no rating, and
// that a rating can be cancelled.
func TestSEOfImproper(t *testing.T) {
	proper := sample.Puzzle(3)
	first := proper.Filled().First()
	open, wrong := proper, proper
	open[first] = 0
	wrong[first] = wrong[first]%9 + 1
	for name, puzzle := range map[string]board.Grid{"empty": {}, "several solutions": open, "none": wrong} {
		b := board.FromGrid(&puzzle)
		r, p, err := rate.RateSE(t.Context(), &b, func(int) { t.Errorf("%s: progress", name) })
		if want := (rate.SE{ERStep: -1, EPStep: -1, EDStep: -1}); r != want || err != nil || len(p.Steps) > 0 {
			t.Errorf("%s: %+v, %v", name, r, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	b := board.FromGrid(&proper)
	r, p, err := rate.RateSE(ctx, &b, func(int) { cancel() })
	if !errors.Is(err, context.Canceled) || r.ER != 0 || len(p.Steps) != 1 {
		t.Errorf("cancelled: %+v, %d steps, %v", r, len(p.Steps), err)
	}
}
