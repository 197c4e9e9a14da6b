package technique_test

import (
	"regexp"
	"testing"

	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

// TestCatalogEntries checks that the entries are complete and their keys unique.
// TestExamples checks that each technique has cases.
func TestCatalogEntries(t *testing.T) {
	key := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	code := regexp.MustCompile(`^([0-9]{4})?$`)
	keys := make(map[string]bool)
	for _, x := range technique.Catalog() {
		switch {
		case !key.MatchString(x.Key) || !code.MatchString(x.HoDoKu):
			t.Errorf("%q, %q: key is not in kebab-case or HoDoKu code does not have four digits", x.Key, x.HoDoKu)
		case x.Class == 0 || x.Class > entry.Branching:
			t.Errorf("%s lacks its Class", x.Key)
		case x.Stage == 0 || x.Stage > entry.Stages:
			t.Errorf("%s lacks its Stage", x.Key)
		case (x.Level != entry.Unlisted) && x.Score == 0:
			t.Errorf("%s has a Level but no Score", x.Key)
		case x.Finder == nil && x.Long == nil:
			t.Errorf("%s lacks its Finder", x.Key)
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
			t.Errorf("%s is in the wrong place", x.Key)
		}
	}
	if technique.ByKey("no-such-technique") != nil {
		t.Error("ByKey finds a technique for an unknown key")
	}
}
