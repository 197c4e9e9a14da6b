package explainer

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique/unique"
)

// This file holds Sudoku Explainer's rules for type 3 of deadly patterns and for the
// bivalue universal grave.
//
// Source: Sudoku Explainer 1.2.1, rules "UniqueLoops" and "BivalueUniversalGrave".

// explained reports whether Sudoku Explainer finds a type 3 step whose subset has the
// given digits, in a house with the given number of empty cells. pattern holds the
// pattern's own digits (none for a grave) and extras its extra digits. The result extra
// is what the subset adds to the rating of the pattern.
//
// For rectangles and loops the program looks for naked subsets of n cells with n digits
// in houses with at least 2n empty cells. The roof counts as one cell. Instead of larger
// naked subsets it looks for hidden subsets that include the digits of the pattern, which
// give the same eliminations. Their rating depends on the number of cells outside the
// roof; a pair adds nothing. The number of cells is never less than the number of extra
// digits. In a grave the program looks for naked subsets of up to six digits.
func explained(pattern, extras, digits board.DigitSet, empty int) (extra int, ok bool) {
	size := digits.Len()
	if pattern.IsEmpty() {
		return size - 1, size <= 6
	}
	if 2*size <= empty {
		return size - 1, true
	}
	hidden := empty - size
	return hidden - 2, (digits & pattern).IsEmpty() && hidden >= extras.Len()
}

// bug finds one type of bivalue universal grave by Sudoku Explainer's rules.
type bug struct {
	key  string
	kind int
}

func (f bug) search(b *board.Board, yield func(step.Step) bool) {
	var g unique.Grave
	peers, ok := loadByHouses(&g, b)
	switch {
	case !ok || g.Extras.Len() > 1 && peers.IsEmpty():
	case f.kind == 4 && g.Common(b).Len() > 1: // type 4 allows only one common digit
	default:
		g.Find(b, f.key, f.kind, yield)
	}
}

// loadByHouses finds the extra candidates house by house. It considers digits whose
// number of places in the house is neither zero nor two. Such a digit is extra in its
// place with more than two candidates; if there are several such places, it is skipped.
// common holds the cells that see all cells with extra candidates.
func loadByHouses(g *unique.Grave, b *board.Board) (common board.CellSet, ok bool) {
	var large board.CellSet
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() > 2 {
			large = large.With(c)
		}
	}
	common, g.Subset = board.AllCells, explained
	rest := *b
	for _, h := range board.BoxesFirst() {
		for d := range board.AllDigits.All() {
			places := b.Places(d).And(h.Cells())
			if n := places.Len(); n == 0 || n == 2 {
				continue
			}
			places = places.And(large)
			if places.IsEmpty() {
				return common, false
			}
			if places.Len() > 1 {
				continue
			}
			c := places.First()
			if !g.Of[c].Has(d) {
				g.Of[c] = g.Of[c].With(d)
				g.Count++
			}
			g.Cells, g.Extras = g.Cells.With(c), g.Extras.With(d)
			rest.Eliminate(c, d)
			common = common.And(c.Peers())
			if g.Cells.Len() > 1 && g.Extras.Len() > 1 && common.IsEmpty() {
				return common, false
			}
		}
	}
	return common, g.Count > 0 && unique.IsGrave(&rest)
}
