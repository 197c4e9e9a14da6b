package technique_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"sudoku/solver/internal/golden"
	"sudoku/solver/technique"
)

// TestCatalog freezes the order and the ratings.
func TestCatalog(t *testing.T) {
	var b strings.Builder
	b.WriteString("# key · name · HoDoKu code, score · SE · flags\n")
	for _, x := range technique.Catalog() {
		fmt.Fprintf(&b, "%s · %s · %s %d · %d.%d ·", x.Key, x.Name, x.HoDoKu, x.Score, x.SE/10, x.SE%10)
		if x.Uniqueness {
			b.WriteString(" uniqueness")
		}
		if x.OnRequest {
			b.WriteString(" on-request")
		}
		b.WriteByte('\n')
	}
	golden.Compare(t, "testdata/catalog.txt", b.String())
}

func TestCatalogEntries(t *testing.T) {
	key := regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)
	code := regexp.MustCompile(`^([0-9]{4})?$`)
	keys, names := make(map[string]bool), make(map[string]bool)
	for _, x := range technique.Catalog() {
		if !key.MatchString(x.Key) || !code.MatchString(x.HoDoKu) || x.Name == "" || x.Find == nil {
			t.Errorf("%+v is no full entry", x)
		}
		if keys[x.Key] || names[x.Name] {
			t.Errorf("%s stands twice", x.Key)
		}
		keys[x.Key], names[x.Name] = true, true
		if technique.ByKey(x.Key) != x {
			t.Errorf("%s is not found by its key", x.Key)
		}
	}
	if technique.ByKey("no-such-technique") != nil {
		t.Error("an unknown key finds something")
	}
}
