//go:build !js

package languages_test

import (
	"testing"

	"sudoku/app/text/english"
	"sudoku/app/text/german"
	. "sudoku/app/text/languages"
	"sudoku/solver/format"
)

// TestFormatsHaveNames checks that each format and each part of a position has a text,
// and that no text is unused.
func TestFormatsHaveNames(t *testing.T) {
	for _, c := range All {
		for _, f := range format.Catalog() {
			if c.Formats[f.Key] == "" {
				t.Errorf("%s: %s has no name", c.Code, f.Key)
			}
		}
		if got, want := len(c.Formats), len(format.Catalog()); got != want {
			t.Errorf("%s: %d names for %d formats", c.Code, got, want)
		}
		for p := range format.Part(format.Parts) {
			if c.Conversion.Parts[p.String()] == "" {
				t.Errorf("%s: %v has no words", c.Code, p)
			}
		}
		if got := len(c.Conversion.Parts); got != format.Parts {
			t.Errorf("%s: words for %d of %d parts", c.Code, got, format.Parts)
		}
	}
}

func TestSentencesOfParts(t *testing.T) {
	var none format.Counts
	some := format.Counts{format.Entries: 2, format.Eliminations: 3, format.CornerMarks: 1, format.Steps: 1}
	for _, tt := range []struct{ got, want string }{
		{english.Catalog.DescribeCounts(some), "2 entries, 3 eliminated candidates, one mark in a corner, the step"},
		{english.Catalog.Lost(some), "Lost: 2 entries (become givens), 3 eliminated candidates, one mark in a corner, the step."},
		{english.Catalog.Dropped(some), "Not read: 2 entries, 3 eliminated candidates, one mark in a corner, the step."},
		{german.Catalog.Lost(format.Counts{format.SingleCandidates: 1}), "Verloren: eine leere Zelle mit nur einem Kandidaten (wird zur Ziffer)."},
		{english.Catalog.Lost(none), ""},
		{english.Catalog.Dropped(none), ""},
	} {
		if tt.got != tt.want {
			t.Errorf("got %q, want %q", tt.got, tt.want)
		}
	}
}
