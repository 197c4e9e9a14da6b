// Package board defines the vocabulary of sudoku: cells, digits, houses, candidates, sets
// of each, the grid of 81 values, and the board, which also keeps candidates. Each kind
// of set has its own type, so one cannot be passed for another. All types are plain
// values, and the package knows nothing about solving.
package board

// Board is a grid with its candidates. It is a plain comparable value: a copy is a
// snapshot. It keeps the candidates twice, as a set of digits per cell and as a set of
// cells per digit; Place and Eliminate keep the two in sync. A Board may be inconsistent;
// Conflicts lists what is wrong.
type Board struct {
	values     Grid
	givens     CellSet
	candidates [Cells]DigitSet
	places     [9]CellSet
}

// New returns the board for a position, with every digit placed and the position's
// eliminations removed.
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

// FromGrid returns the board for a grid, treating all its digits as givens.
func FromGrid(g *Grid) Board { return New(&Position{Givens: *g}) }

// Place writes d, 1 to 9, into c and removes the candidates that it rules out: all
// candidates of c, and d in the peers of c. It does not check that d was a candidate.
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

// Eliminate removes the candidate d, 1 to 9, from c. It does nothing if d is not a
// candidate.
func (b *Board) Eliminate(c Cell, d Digit) {
	b.candidates[c] = b.candidates[c].Without(d)
	b.places[d-1] = b.places[d-1].Without(c)
}

// Value returns the digit in a cell, or 0 if it is empty.
func (b *Board) Value(c Cell) Digit { return b.values[c] }

// Values returns the grid of digits, without the candidates.
func (b *Board) Values() Grid { return b.values }

// IsGiven reports whether the cell holds a given.
func (b *Board) IsGiven(c Cell) bool { return b.givens.Has(c) }

// Givens returns the cells that hold a given.
func (b *Board) Givens() CellSet { return b.givens }

// Puzzle returns the grid with only the givens.
func (b *Board) Puzzle() Grid {
	var g Grid
	for c := range b.givens.All() {
		g[c] = b.values[c]
	}
	return g
}

// Candidates returns the digits that an empty cell may still hold. For a filled cell it
// returns the empty set.
func (b *Board) Candidates(c Cell) DigitSet { return b.candidates[c] }

// Places returns the empty cells that may still hold d, 1 to 9.
func (b *Board) Places(d Digit) CellSet { return b.places[d-1] }

// DigitsIn returns the union of the candidates of the cells.
func (b *Board) DigitsIn(cells CellSet) DigitSet {
	var digits DigitSet
	for c := range cells.All() {
		digits |= b.candidates[c]
	}
	return digits
}

// CellsWith returns the empty cells that may still hold any of the digits.
func (b *Board) CellsWith(digits DigitSet) CellSet {
	var cells CellSet
	for d := range digits.All() {
		cells = cells.Or(b.places[d-1])
	}
	return cells
}

// Bivalue returns the cells with exactly two candidates.
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

// Empty returns the cells without a digit.
func (b *Board) Empty() CellSet { return AllCells.Minus(b.values.Filled()) }

// IsSolved reports whether every house holds each of the nine digits.
func (b *Board) IsSolved() bool { return b.values.IsSolution() }
