package technique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// The rules of Sudoku Explainer for type 3 of deadly patterns and for the
// bivalue universal grave.
//
// Source: Sudoku Explainer 1.2.1, rules "UniqueLoops" and
// "BivalueUniversalGrave".

// explained tells whether Sudoku Explainer has a step of type 3 with some digits
// in a house, and what it adds to the rating of the pattern.
//
// For rectangles and loops it looks for naked subsets of n cells with n digits,
// one of the cells that of the roof, in houses with 2n empty cells or more. In
// place of larger ones it looks for the digits of the pattern hidden together
// with others, which leads to the same. Those are rated by the cells besides the
// roof, a pair like the pattern itself, and are no fewer than the extra digits.
// In a grave it looks for naked subsets of up to six digits.
func (p *deadlyPattern) explained(b *board.Board, h board.House, digits board.DigitSet) (extra int, ok bool) {
	size, empty := digits.Len(), h.Cells().And(b.Empty()).Len()
	if p.digits.IsEmpty() {
		return size - 1, size <= 6
	}
	if 2*size <= empty {
		return size - 1, true
	}
	hidden := empty - size
	return hidden - 2, (digits & p.digits).IsEmpty() && hidden >= p.extras.Len()
}

// explainerBug is a type of bivalue universal grave as Sudoku Explainer has it.
type explainerBug struct{ bug }

func (f explainerBug) search(b *board.Board, yield func(step.Step) bool) {
	var g grave
	if common, ok := g.loadByHouses(b); ok {
		if g.extras.Len() == 1 || !common.IsEmpty() {
			f.find(b, g, yield)
		}
	}
}

// loadByHouses finds the extra candidates house by house: where a digit has
// places that are neither none nor two, it is extra in the one cell there that has
// more than two candidates; of several such cells the house does not tell. common
// are the cells that see all cells with extra candidates.
func (g *grave) loadByHouses(b *board.Board) (common board.CellSet, ok bool) {
	var large board.CellSet
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() > 2 {
			large = large.With(c)
		}
	}
	common, g.explainer = board.AllCells, true
	rest := *b
	for _, h := range housesInOrder {
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
			if !g.of[c].Has(d) {
				g.of[c] = g.of[c].With(d)
				g.count++
			}
			g.cells, g.extras = g.cells.With(c), g.extras.With(d)
			rest.Eliminate(c, d)
			common = common.And(c.Peers())
			if g.cells.Len() > 1 && g.extras.Len() > 1 && common.IsEmpty() {
				return common, false
			}
		}
	}
	return common, g.count > 0 && isGrave(&rest)
}
