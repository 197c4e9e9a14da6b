//go:build !js

package listing_test

import (
	"strings"
	"testing"

	"sudoku/app/cli/listing"
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// record returns a puzzle with one solution and a complete profile.
func record(t testing.TB) *listing.Record {
	t.Helper()
	var g board.Grid
	for i, x := range "...8.1..........435............7.8........1...2..3....6......75..34........2..6.." {
		g[i], _ = board.ParseDigit(x)
	}
	r := &listing.Record{Profile: profile.Of(&g), Line: 3}
	if err := r.Work(t.Context(), profile.AllLayers); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestColumns writes each column with every writer.
func TestColumns(t *testing.T) {
	r := record(t)
	for _, c := range listing.Columns {
		one := []listing.Column{c}
		for name, w := range listing.Writers {
			text := string(w.Append(nil, r, one))
			if !strings.HasSuffix(text, "\n") || name == "csv" && (strings.ContainsAny(text, `,"`) || len(text) < 2) {
				t.Errorf("%s as %s: %q", c.Key, name, text)
			}
		}
	}
	some, err := listing.Chosen([]string{"er", " hodoku_techniques", "minimal"})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"csv":  "2.6,full-house hidden-single-box hidden-single-line naked-single pointing naked-pair,true\n",
		"json": `{"er":2.6,"hodoku_techniques":["full-house","hidden-single-box","hidden-single-line","naked-single","pointing","naked-pair"],"minimal":true}` + "\n",
	} {
		if got := string(listing.Writers[name].Append(nil, r, some)); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
	if _, err := listing.Chosen([]string{"er", "nothing"}); err == nil || !strings.Contains(err.Error(), "nothing") {
		t.Error(err)
	}
}
