package path_test

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// TestSearchedTogether walks with the recipe "se". It checks that each step is the
// cheapest of all techniques that are searched together. These techniques must all list
// the same step first and the other steps by cost.
func TestSearchedTogether(t *testing.T) {
	together := [][]string{
		{"direct-pointing", "direct-claiming"},
		{"unique-rectangle-1", "unique-rectangle-3", "unique-rectangle-4", "unique-loop-1", "unique-loop-2", "unique-loop-3"},
		{"bidirectional-x-cycle", "forcing-x-chain", "bidirectional-y-cycle", "bidirectional-cycle", "forcing-chain"},
	}
	se, _ := path.ByKey("se")
	seen := make(map[string]int)
	for seed := range uint64(120) {
		g := sample.Puzzle(seed)
		b := board.FromGrid(&g)
		p, err := se.Walk(t.Context(), &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, taken := range p.Steps {
			i := slices.IndexFunc(together, func(line []string) bool { return slices.Contains(line, taken.Technique.Key) })
			if i < 0 {
				continue
			}
			rating := taken.Technique.Rating(&taken.Step)
			for _, key := range together[i] {
				other := explainer.Form(key)
				for s := range other.Find(&taken.Before) {
					if cheaper := other.Rating(&s); cheaper < rating || cheaper == rating && s.Complexity < taken.Step.Complexity {
						t.Fatalf("%v: %s is cheaper than %s", &g, s.Text(), taken.Step.Text())
					}
				}
			}
			seen[taken.Technique.Key]++
			first, last := true, 0
			for x, s := range se.All(&taken.Before) {
				if first && s.Text() != taken.Step.Text() {
					t.Fatalf("%v: All begins with %s, want %s", &g, s.Text(), taken.Step.Text())
				}
				if !slices.Contains(together[i], x.Key) {
					break
				}
				if first = false; x.Rating(&s) < last {
					t.Fatalf("%v: All has %s after a step of %d", &g, s.Text(), last)
				}
				last = x.Rating(&s)
			}
		}
	}
	for _, line := range together {
		if n := slices.IndexFunc(line, func(key string) bool { return seen[key] > 0 }); n < 0 {
			t.Errorf("found no step of %v", line)
		}
	}
}

// TestWithoutUniqueness checks that the recipes without uniqueness techniques keep all
// other techniques and find the same steps with them.
func TestWithoutUniqueness(t *testing.T) {
	for _, r := range path.Recipes() {
		rest := r.WithoutUniqueness()
		want := slices.DeleteFunc(slices.Clone(r.Techniques), func(x *technique.Technique) bool { return x.Uniqueness })
		if rest.Key != r.Key || !slices.Equal(rest.Techniques, want) {
			t.Errorf("%s: %d techniques, want %d", r.Key, len(rest.Techniques), len(want))
		}
		for seed := range uint64(30) {
			g := sample.Puzzle(seed)
			b := board.FromGrid(&g)
			p, err := r.Walk(t.Context(), &b, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, taken := range p.Steps {
				if taken.Technique.Uniqueness {
					continue
				}
				if r.Key == "hodoku" && len(taken.Step.Placements) > 0 {
					continue // which single comes first depends on the path
				}
				if x, s, ok := rest.Next(t.Context(), &taken.Before, nil); !ok || x != taken.Technique || s.Text() != taken.Step.Text() {
					t.Fatalf("%v: %s becomes %s", &g, taken.Step.Text(), s.Text())
				}
			}
		}
	}
}
