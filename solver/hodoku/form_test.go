package hodoku_test

import (
	"testing"

	"sudoku/solver/hodoku"
	"sudoku/solver/technique"
)

// TestForm checks which techniques have a separate form; everything but the
// finder is the catalog's.
func TestForm(t *testing.T) {
	for key, own := range map[string]bool{
		"als-xz": true, "remote-pair": true, "grouped-aic": true, "table-net-verity": true,
		"naked-pair": false, "brute-force": false, "no-such-technique": false,
	} {
		form, named := hodoku.Form(key), technique.ByKey(key)
		switch {
		case !own:
			if form != named {
				t.Errorf("%s has a separate form", key)
			}
		case form == named || form.Key != key || form.Score != named.Score:
			t.Errorf("%s has no form, or another score", key)
		}
	}
}
