package hodoku_test

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/hodoku"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestForm checks which techniques have a separate form, and that a form differs from the
// catalog's technique only in its finder.
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
			t.Errorf("%s has no separate form, or a different score", key)
		}
	}
}

// TestTablesAreInCatalog checks that the catalog also finds every loop and AIC that
// HoDoKu finds in its tables, with the same technique and effects.
func TestTablesAreInCatalog(t *testing.T) {
	puzzles := uint64(60)
	if testing.Short() {
		puzzles = 10
	}
	found := 0
	for seed := range puzzles {
		g := sample.Puzzle(5000 + seed)
		finders.Walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
			if !finders.NeedsThought(next) {
				return true
			}
			for _, key := range []string{
				"continuous-nice-loop", "discontinuous-nice-loop", "aic",
				"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic",
			} {
				known := map[step.Effects]bool{}
				for s := range technique.ByKey(key).Find(b) {
					known[s.Effects()] = true
				}
				for s := range hodoku.Form(key).Find(b) {
					if found++; !known[s.Effects()] {
						t.Errorf("%s\nis not in the catalog on %s", s.Text(), reglib.Format(b))
					}
				}
			}
			return true
		})
	}
	if found == 0 {
		t.Error("nothing was compared")
	}
}
