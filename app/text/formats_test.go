package text

import (
	"testing"

	"sudoku/solver/format"
)

// TestFormatsHaveNames makes sure that each format and each part of a position
// has words, and that there are no words for what does not exist.
func TestFormatsHaveNames(t *testing.T) {
	for _, c := range Catalogs {
		for _, f := range format.Catalog {
			if c.Formats[f.Key] == "" {
				t.Errorf("%s: %s has no name", c.Code, f.Key)
			}
		}
		if got, want := len(c.Formats), len(format.Catalog); got != want {
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
