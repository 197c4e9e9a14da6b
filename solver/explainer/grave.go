package explainer

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique/unique"
)

// The rules of Sudoku Explainer for type 3 of deadly patterns and for the
// bivalue universal grave.
//
// Source: Sudoku Explainer 1.2.1, rules "UniqueLoops" and
// "BivalueUniversalGrave".

// explained reports whether Sudoku Explainer has a step of type 3 with some
// digits in a house with so many empty cells, and what it adds to the rating of
// the pattern, which has certain digits but in a grave, and extra digits.
//
// For rectangles and loops it looks for naked subsets of n cells with n digits,
// one of the cells that of the roof, in houses with 2n empty cells or more. In
// place of larger ones it looks for the digits of the pattern hidden together
// with others, which leads to the same. Those are rated by the cells outside the
// roof, a pair like the pattern itself, and are no fewer than the extra digits.
// In a grave it looks for naked subsets of up to six digits.
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

// bug is a type of bivalue universal grave as Sudoku Explainer has it.
type bug struct {
	key  string
	kind int
}

func (f bug) search(b *board.Board, yield func(step.Step) bool) {
	var g unique.Grave
	peers, ok := loadByHouses(&g, b)
	switch {
	case !ok || g.Extras.Len() > 1 && peers.IsEmpty():
	case f.kind == 4 && g.Common(b).Len() > 1: // two cells that share one digit
	default:
		g.Find(b, f.key, f.kind, yield)
	}
}

// loadByHouses finds the extra candidates house by house: where a digit has
// places that are neither none nor two, it is extra in the one cell there that
// has more than two candidates; of several such cells it is undecided which.
// common are the cells that see all cells with extra candidates.
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
