package technique_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/golden"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestExplainer compares the forms that Sudoku Explainer has of techniques with
// the catalog's, on the boards of testdata/explainer.txt: cases like those of
// cases_test.go, their names beginning with the technique's key. A step of both
// stands there as it is, one of the form alone behind a plus, one of the catalog
// alone behind a minus.
func TestExplainer(t *testing.T) {
	const file = "testdata/explainer.txt"
	cases := readCases(t, file)
	var got strings.Builder
	met := make(map[string]bool)
	for i := range cases {
		c := &cases[i]
		key, _, _ := strings.Cut(c.name, ":")
		givens, deleted, _ := strings.Cut(c.board, ":")
		p, err := reglib.Position(givens, deleted)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		b, solution := board.New(&p), solved(t, &p.Givens)
		met[key] = true
		catalog, form := technique.ByKey(key), technique.Explainer(key)
		if form == catalog || form.Name != catalog.Name || form.SE != catalog.SE {
			t.Errorf("%s has no form of its own", key)
		}
		var steps strings.Builder
		both, last := texts(catalog, &b), 0
		for s := range form.Find(&b) {
			checkStep(t, form, &s, &b, solution)
			text := strings.TrimPrefix(s.Text(), key+": ")
			if k := slices.Index(both, text); k >= 0 {
				both = slices.Delete(both, k, k+1)
			} else {
				text = "+ " + text
			}
			fmt.Fprintf(&steps, "step %s\n", text)
			if rating := form.Rating(&s); rating < last && key != "bug-type-3" {
				t.Errorf("%s: a cheaper step comes later: %s", c.name, s.Text())
			} else {
				last = rating
			}
		}
		for _, text := range both {
			fmt.Fprintf(&steps, "step - %s\n", text)
		}
		c.steps = steps.String()
		c.write(&got)
	}
	golden.Compare(t, file, got.String())
	for _, x := range inExplainer() {
		if !met[x.Key] {
			t.Errorf("%s has no case", x.Key)
		}
	}
}

func texts(x *technique.Technique, b *board.Board) []string {
	var list []string
	for s := range x.Find(b) {
		list = append(list, strings.TrimPrefix(s.Text(), x.Key+": "))
	}
	return list
}

// TestExplainerIsCatalog is about the techniques without a form of their own.
func TestExplainerIsCatalog(t *testing.T) {
	for _, key := range []string{"naked-pair", "no-such-technique"} {
		if technique.Explainer(key) != technique.ByKey(key) {
			t.Errorf("%s has a form of its own", key)
		}
	}
}

// TestCheapestFirst looks whether the chains of Sudoku Explainer come by rating
// and by complexity.
func TestCheapestFirst(t *testing.T) {
	for _, b := range stuckBoards(t, 5) {
		for _, key := range []string{"bidirectional-x-cycle", "bidirectional-y-cycle", "bidirectional-cycle", "forcing-x-chain", "forcing-chain"} {
			var last step.Step
			for s := range technique.Explainer(key).Find(&b) {
				if s.SE < last.SE || s.Complexity < last.Complexity {
					t.Errorf("%s comes behind %s", s.Text(), last.Text())
				}
				last = s
			}
		}
	}
}
