package store_test

import (
	"reflect"
	"strings"
	"testing"

	"sudoku/app/model"
	"sudoku/app/store"
)

// The choice of techniques is there on the next visit, also when the program
// has others by then.
func TestTechniquesAreKept(t *testing.T) {
	m := model.New()
	for _, msg := range []model.Msg{
		model.TechniqueToggled{Key: "x-wing"}, model.TechniqueMoved{Key: "naked-single", By: -2},
		model.UniquenessToggled{}, model.FewestPicked{Fewest: true},
	} {
		m, _ = model.Update(m, msg)
	}
	text, err := store.Encode(&m)
	if err != nil {
		t.Fatal(err)
	}
	got, err := store.Decode(text, model.New())
	if err != nil || !reflect.DeepEqual(got.Explain.Choice, m.Explain.Choice) {
		t.Errorf("kept %+v, got %+v, %v", m.Explain.Choice, got.Explain.Choice, err)
	}
	other := strings.NewReplacer(`"-x-wing",`, "", `"swordfish"`, `"gone","swordfish"`).Replace(text)
	got, err = store.Decode(other, model.New())
	if err != nil || len(got.Explain.Choice.List) != len(m.Explain.Choice.List) {
		t.Errorf("%d techniques of %d, %v", len(got.Explain.Choice.List), len(m.Explain.Choice.List), err)
	}
	first := model.New()
	if text, _ := store.Encode(&first); strings.Contains(text, "naked") {
		t.Errorf("a first visit keeps %s", text)
	}
}
