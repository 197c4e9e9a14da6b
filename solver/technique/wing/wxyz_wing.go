package wing

import (
	"math/bits"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// WXYZ-Wing (bent quad): four cells in two crossing houses have four digits among them,
// three of which are restricted: their places among the cells see each other, so each
// fills at most one cell. The fourth digit, z, must therefore fill a cell too, and it is
// eliminated from cells that see all its places among the four.
//
// A set that contains a smaller wing or subset does not count, nor does a set with only
// restricted digits, which other techniques use for more eliminations.
//
// HoDoKu reserves a code for the pattern but does not search for it. SukakuExplainer's
// ratings depend on the candidates in the crossing; the lower rating is used here.
//
// Source: Sudopedia, "WXYZ-Wing" and "Bent Naked Subset"; SukakuExplainer 1.18.1, rule
// "WXYZWing".

const wxyzWingKey = "wxyz-wing"

// bentHouses lists the pairs of crossing houses: boxes with lines, then rows with
// columns. If cells of a row and a column also lie in a box and a line, the latter pair
// is used.
var bentHouses = func() (pairs [][2]board.House) {
	for i := range board.Crossings() {
		pairs = append(pairs, [2]board.House{board.Crossings()[i].Box, board.Crossings()[i].Line})
	}
	for row := range 9 {
		for column := range 9 {
			pairs = append(pairs, [2]board.House{board.RowHouse(row), board.ColumnHouse(column)})
		}
	}
	return pairs
}()

func WXYZ(b *board.Board, yield func(step.Step) bool) {
	var few board.CellSet // cells with two to four candidates
	for c := range b.Empty().All() {
		if n := b.Candidates(c).Len(); n >= 2 && n <= 4 {
			few = few.With(c)
		}
	}
	for i, pair := range bentHouses {
		var p bentPool
		p.load(b, pair, few)
		for _, x := range p.cells[:p.count] {
			if p.first.Has(x) && !p.from(b, i, x, yield) {
				return
			}
		}
	}
}

// bentPool holds those cells of two crossing houses that have two to four candidates.
// first holds the ones that are only in the first house, from which the search starts.
type bentPool struct {
	houses [2]board.House
	first  board.CellSet
	cells  [17]board.Cell
	has    [17]board.DigitSet
	count  int
}

func (p *bentPool) load(b *board.Board, houses [2]board.House, few board.CellSet) {
	p.houses = houses
	p.first = houses[0].Cells().Minus(houses[1].Cells())
	for c := range houses[0].Cells().Or(houses[1].Cells()).And(few).All() {
		p.cells[p.count], p.has[p.count] = c, b.Candidates(c)
		p.count++
	}
}

// from tries the sets of four cells whose lowest cell in the first house is x. number is
// the pair's index in bentHouses. It returns false if yield did.
func (p *bentPool) from(b *board.Board, number int, x board.Cell, yield func(step.Step) bool) bool {
	digits := b.Candidates(x)
	// fit is the mask of the cells that may be added.
	fit := 0
	for i := range p.count {
		if c := p.cells[i]; (c > x || !p.first.Has(c)) && (p.has[i]|digits).Len() <= 4 {
			fit |= 1 << i
		}
	}
	for rest := fit; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros(uint(rest))
		two := digits | p.has[i]
		for rest := rest & (rest - 1); rest != 0; rest &= rest - 1 {
			j := bits.TrailingZeros(uint(rest))
			three := two | p.has[j]
			if three.Len() > 4 {
				continue
			}
			for rest := rest & (rest - 1); rest != 0; rest &= rest - 1 {
				k := bits.TrailingZeros(uint(rest))
				if all := three | p.has[k]; all.Len() == 4 {
					w := bentQuad{cells: board.NewCellSet(x, p.cells[i], p.cells[j], p.cells[k]), digits: all}
					if w.findEliminations(b, number) && !yield(w.step(b, p.houses)) {
						return false
					}
				}
			}
		}
	}
	return true
}

type bentQuad struct {
	cells   board.CellSet
	digits  board.DigitSet
	digit   board.Digit // z
	cleared board.CellSet
}

// findEliminations finds z and the eliminations. It reports whether the cells are an
// instance that no earlier pair of houses contains.
func (w *bentQuad) findEliminations(b *board.Board, number int) bool {
	if !w.cells.Houses().IsEmpty() {
		return false // a naked quad
	}
	w.digit = 0
	for d := range w.digits.All() {
		if w.cells.And(b.Places(d)).Houses().IsEmpty() {
			if w.digit != 0 {
				return false
			}
			w.digit = d
		}
	}
	if w.digit == 0 {
		return false
	}
	w.cleared = w.cells.And(b.Places(w.digit)).CommonPeers().And(b.Places(w.digit)).Minus(w.cells)
	if w.cleared.IsEmpty() || w.holdsSmaller(b) {
		return false
	}
	for _, pair := range bentHouses[:number] {
		if w.cells.Within(pair[0].Cells().Or(pair[1].Cells())) {
			return false
		}
	}
	return true
}

// holdsSmaller reports whether two or three of the cells have no more digits than cells.
// These cells are then a smaller subset or wing with the same eliminations.
func (w *bentQuad) holdsSmaller(b *board.Board) bool {
	for c := range w.cells.All() {
		three := w.cells.Without(c)
		if b.DigitsIn(three).Len() <= 3 {
			return true
		}
		for o := range three.All() {
			if b.DigitsIn(three.Without(o)).Len() <= 2 {
				return true
			}
		}
	}
	return false
}

func (w *bentQuad) step(b *board.Board, houses [2]board.House) step.Step {
	both := board.NewHouseSet(houses[0], houses[1])
	pivots := w.cells.And(houses[0].Cells()).And(houses[1].Cells())
	s := step.Step{
		Technique:    wxyzWingKey,
		Eliminations: step.Candidates(b, w.cleared, board.NewDigitSet(w.digit)),
		Args: []step.Arg{
			step.DigitArg("digit", w.digit), step.CellsArg("cells", w.cells), step.DigitsArg("digits", w.digits),
			step.HousesArg("houses", both),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(both, step.Base)
	v.MarkCells(pivots, step.Pivot)
	v.MarkCells(w.cells.Minus(pivots), step.Pincer)
	v.MarkCandidates(b, w.cells, w.digits, step.Pattern)
	v.MarkCandidates(b, w.cells, board.NewDigitSet(w.digit), step.Pincer)
	return s
}
