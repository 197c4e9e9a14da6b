package explainer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/explainer"
	"sudoku/solver/golden"
	"sudoku/solver/internal/finders"
	"sudoku/solver/technique"
)

// TestForms compares the steps of Sudoku Explainer's forms with those of the catalog's
// techniques on the boards of testdata/forms.txt. The cases have the format of
// finders.Case, and each name starts with the technique's key. Steps that both find have
// no mark. A plus marks steps that only the form finds, and a minus those that only the
// catalog's technique finds.
func TestForms(t *testing.T) {
	const file = "testdata/forms.txt"
	cases := finders.ReadCases(t, file)
	var got strings.Builder
	met := make(map[string]bool)
	for i := range cases {
		c := &cases[i]
		key, _, _ := strings.Cut(c.Name, ":")
		b, solution := c.Position(t)
		met[key] = true
		catalog, form := technique.ByKey(key), explainer.Form(key)
		if form == catalog || form.SE != catalog.SE {
			t.Errorf("%s has no separate form", key)
		}
		var steps strings.Builder
		both, last := texts(catalog, &b), 0
		for s := range form.Find(&b) {
			finders.CheckStep(t, form, &s, &b, solution)
			text := strings.TrimPrefix(s.Text(), key+": ")
			if k := slices.Index(both, text); k >= 0 {
				both = slices.Delete(both, k, k+1)
			} else {
				text = "+ " + text
			}
			fmt.Fprintf(&steps, "step %s\n", text)
			if rating := form.Rating(&s); rating < last && key != "bug-type-3" {
				t.Errorf("%s: a cheaper step is yielded later: %s", c.Name, s.Text())
			} else {
				last = rating
			}
		}
		for _, text := range both {
			fmt.Fprintf(&steps, "step - %s\n", text)
		}
		c.Steps = steps.String()
		c.Write(&got)
	}
	golden.Compare(t, file, got.String())
	for _, x := range forms() {
		if !met[x.Key] {
			t.Errorf("%s has no cases", x.Key)
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

// TestFormIsCatalog checks that Form returns the catalog's technique if there is no
// separate form.
func TestFormIsCatalog(t *testing.T) {
	for _, key := range []string{"naked-pair", "no-such-technique"} {
		if explainer.Form(key) != technique.ByKey(key) {
			t.Errorf("%s has a separate form", key)
		}
	}
}

// forms returns the techniques for which Sudoku Explainer has its own form.
func forms() []*technique.Technique {
	var list []*technique.Technique
	for _, t := range technique.Catalog() {
		if form := explainer.Form(t.Key); form != t {
			list = append(list, form)
		}
	}
	return list
}

// These tests check the contract of every finder.

func TestSound(t *testing.T) { finders.Sound(t, forms(), nil) }

func TestNoAllocationOnMiss(t *testing.T) { finders.NoAllocationOnMiss(t, forms()) }

func TestSolvedAndBroken(t *testing.T) { finders.SolvedAndBroken(t, forms()) }
