package technique

import (
	"slices"
	"testing"

	"sudoku/solver/board"
)

// withoutNear are techniques whose example no single digit or candidate makes a near
// miss of, and why.
var withoutNear = map[string]string{
	"full-house":             "the only empty cell of its example completes three houses",
	"template-set":           "any other candidate leaves more templates, and the same step",
	"template-delete":        "any other candidate leaves more templates, and the same step",
	"nested-forcing-chain-4": "each candidate nearby leaves another net with the same end",
}

// TestNear looks at the near miss of each technique: what follows in its example does
// not follow there, and the candidate that spoils it is new.
func TestNear(t *testing.T) {
	for _, x := range Catalog() {
		n, ok := x.Near()
		if _, none := withoutNear[x.Key]; none == ok {
			t.Errorf("%s: a near miss %v, a reason for none %v", x.Key, ok, none)
		}
		if !ok || testing.Short() && x.Long != nil {
			continue
		}
		p := x.Example()
		b, nearly := board.New(&p), board.New(&n.Position)
		if b.Has(n.Extra.Cell(), n.Extra.Digit()) || !nearly.Has(n.Extra.Cell(), n.Extra.Digit()) {
			t.Errorf("%s: %v is nothing new", x.Key, n.Extra)
		}
		s, _ := x.First(&b)
		for again := range x.Find(&nearly) {
			for _, e := range slices.Concat(s.Placements, s.Eliminations) {
				if slices.Contains(again.Placements, e) || slices.Contains(again.Eliminations, e) {
					t.Fatalf("%s: %v follows in the near miss, too", x.Key, e)
				}
			}
		}
	}
}
