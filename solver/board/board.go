// Package board is the vocabulary of sudoku: cells, digits, houses and
// candidates, sets of each, the grid of 81 values, and the board, which keeps
// the candidates as well. Sets of different things have different types, so
// that one cannot be passed for another. Everything is a plain value; nothing
// here knows how a puzzle is solved.
package board

// Board is a grid with its candidates. It is a plain comparable value: a copy
// is a snapshot. The candidates are kept in two views, per cell the set of
// digits and per digit the set of cells, which Place and Eliminate hold in
// step. An inconsistent board is legal; Conflicts says what is wrong.
type Board struct {
	values     Grid
	givens     CellSet
	candidates [Cells]DigitSet
	places     [9]CellSet
}

// New is the board of a position: every digit placed, the position's
// eliminations taken out.
func New(p *Position) Board {
	b := Board{givens: p.Givens.Filled()}
	for c := range b.candidates {
		b.candidates[c] = AllDigits
	}
	for i := range b.places {
		b.places[i] = AllCells
	}
	values := p.Givens.Over(&p.Entries)
	for c, d := range values {
		if d != 0 {
			b.Place(Cell(c), d)
		}
	}
	for x := range p.Eliminated.All() {
		b.Eliminate(x.Cell(), x.Digit())
	}
	return b
}

// FromGrid is the board of a grid whose digits are all givens.
func FromGrid(g *Grid) Board { return New(&Position{Givens: *g}) }

// Place writes d, 1 to 9, into c and takes the candidates away that it rules
// out: all of c and d among the peers of c. It takes no notice of whether d
// was a candidate.
func (b *Board) Place(c Cell, d Digit) {
	b.values[c] = d
	for old := range b.candidates[c].All() {
		b.places[old-1] = b.places[old-1].Without(c)
	}
	b.candidates[c] = 0
	for p := range c.Peers().And(b.places[d-1]).All() {
		b.candidates[p] = b.candidates[p].Without(d)
	}
	b.places[d-1] = b.places[d-1].Minus(c.Peers())
}

// Eliminate takes the candidate d, 1 to 9, out of c; it may be gone already.
func (b *Board) Eliminate(c Cell, d Digit) {
	b.candidates[c] = b.candidates[c].Without(d)
	b.places[d-1] = b.places[d-1].Without(c)
}

// Value is the digit in a cell, 0 if it is empty.
func (b *Board) Value(c Cell) Digit { return b.values[c] }

// Values is the grid without its candidates.
func (b *Board) Values() Grid { return b.values }

// IsGiven reports whether the cell's digit belongs to the puzzle.
func (b *Board) IsGiven(c Cell) bool { return b.givens.Has(c) }

// Givens is the set of the cells whose digit belongs to the puzzle.
func (b *Board) Givens() CellSet { return b.givens }

// Puzzle is the grid of the givens alone.
func (b *Board) Puzzle() Grid {
	var g Grid
	for c := range b.givens.All() {
		g[c] = b.values[c]
	}
	return g
}

// Candidates is the set of digits that an empty cell may still hold; the
// empty set for a cell with a digit.
func (b *Board) Candidates(c Cell) DigitSet { return b.candidates[c] }

// Places is the set of the empty cells that may still hold d, 1 to 9.
func (b *Board) Places(d Digit) CellSet { return b.places[d-1] }

// DigitsIn are the candidates of some cells, all together.
func (b *Board) DigitsIn(cells CellSet) DigitSet {
	var digits DigitSet
	for c := range cells.All() {
		digits |= b.candidates[c]
	}
	return digits
}

// CellsWith are the empty cells that may still hold one of some digits.
func (b *Board) CellsWith(digits DigitSet) CellSet {
	var cells CellSet
	for d := range digits.All() {
		cells = cells.Or(b.places[d-1])
	}
	return cells
}

// Bivalue is the set of the cells with two candidates.
func (b *Board) Bivalue() CellSet {
	var cells CellSet
	for c := range b.Empty().All() {
		if b.candidates[c].Len() == 2 {
			cells = cells.With(c)
		}
	}
	return cells
}

// Has reports whether d is a candidate of c.
func (b *Board) Has(c Cell, d Digit) bool { return b.candidates[c].Has(d) }

// Empty is the set of the cells without a digit.
func (b *Board) Empty() CellSet { return AllCells.Minus(b.values.Filled()) }

// IsSolved reports whether every house holds each of the nine digits.
func (b *Board) IsSolved() bool { return b.values.IsSolution() }
