package generate

import (
	"testing"

	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// TestRulesOfBasics checks that the techniques up to the class of the basics have
// equivalent rules, and that no others have.
func TestRulesOfBasics(t *testing.T) {
	for _, x := range technique.Catalog() {
		if _, ok := ruleOf[x.Key]; ok != (x.Class <= entry.Basic) {
			t.Errorf("%s: rules %v, class %d", x.Key, ok, x.Class)
		}
	}
}
