package technique_test

import (
	"regexp"
	"testing"

	"sudoku/solver/technique"
)

// TestCatalogEntries checks that the entries are complete and their keys unique.
// TestExamples checks that there are cases.
func TestCatalogEntries(t *testing.T) {
	key := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	code := regexp.MustCompile(`^([0-9]{4})?$`)
	keys := make(map[string]bool)
	for _, x := range technique.Catalog() {
		if !key.MatchString(x.Key) || !code.MatchString(x.HoDoKu) || x.Find == nil {
			t.Errorf("%+v is no full entry", x)
		}
		if keys[x.Key] {
			t.Errorf("%s is listed twice", x.Key)
		}
		keys[x.Key] = true
		if technique.ByKey(x.Key) != x {
			t.Errorf("%s is not found by its key", x.Key)
		}
	}
	for _, x := range append(technique.Tabled(), technique.BruteForce) {
		if technique.ByKey(x.Key) != x || keys[x.Key] {
			t.Errorf("%s is not where it belongs", x.Key)
		}
	}
	if technique.ByKey("no-such-technique") != nil {
		t.Error("an unknown key finds something")
	}
}
