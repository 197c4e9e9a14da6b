package page_test

import (
	"reflect"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/steps"
	"sudoku/solver/path"
)

// TestTechniquesAreKept checks that the choice of techniques survives a reload, even if
// the program's techniques have changed.
func TestTechniquesAreKept(t *testing.T) {
	m := page.New()
	for _, msg := range []desk.Msg{
		steps.TechniqueToggled{Key: "x-wing"}, steps.TechniqueMoved{Key: "naked-single", By: -2},
		steps.UniquenessToggled{}, steps.KindPicked{Kind: steps.Shortest}, steps.RecipePicked{Index: 1}, steps.TechniqueToggled{Key: "xy-wing"},
	} {
		m, _ = page.Update(m, msg)
	}
	text, err := encoded(&m)
	if err != nil {
		t.Fatal(err)
	}
	got, err := page.Restored(text, page.New())
	if err != nil || !reflect.DeepEqual(got.Steps.Choice, m.Steps.Choice) {
		t.Errorf("kept %+v, got %+v, %v", m.Steps.Choice, got.Steps.Choice, err)
	}
	other := strings.NewReplacer(`"-x-wing",`, "", `"swordfish"`, `"gone","swordfish"`).Replace(text)
	got, err = page.Restored(other, page.New())
	if err != nil || len(got.Steps.Choice.List) != len(m.Steps.Choice.List) {
		t.Errorf("restored %d techniques of %d, %v", len(got.Steps.Choice.List), len(m.Steps.Choice.List), err)
	}
	first := page.New()
	if text, _ := encoded(&first); strings.Contains(text, "naked") {
		t.Errorf("a first visit saves %s", text)
	}
}

// TestRecipesAreKept checks that a built-in order keeps its name after a reload.
func TestRecipesAreKept(t *testing.T) {
	for i, r := range path.Recipes() {
		m, _ := page.Update(page.New(), steps.RecipePicked{Index: i})
		text, err := encoded(&m)
		if err != nil {
			t.Fatal(err)
		}
		got, err := page.Restored(text, page.New())
		if err != nil || got.Steps.Choice.Recipe() != i {
			t.Errorf("%s was restored as recipe %d, %v", r.Key, got.Steps.Choice.Recipe(), err)
		}
		seen := map[string]bool{}
		for _, x := range m.Steps.Choice.List {
			if seen[x.Key] {
				t.Errorf("%s lists %s twice", r.Key, x.Key)
			}
			seen[x.Key] = true
		}
	}
}
