package basic

import (
	"math/bits"

	"sudoku/solver/board"
)

// subsetTable lists, for the naked and the hidden subsets of a house, the
// items to choose from (cells with their candidates, or digits with their
// places) and for each choice, as a mask of items, the union of what they
// have.
type subsetTable struct {
	count  int
	cells  [9]board.Cell  // naked: the items
	digits [9]board.Digit // hidden: the items
	has    [9]board.DigitSet
	union  [1 << 9]board.DigitSet // hidden: places in the house as a set of digits
}

// loadCells takes the cells of the house with two to n candidates as items.
func (s *subsetTable) loadCells(b *board.Board, h board.House, n int) {
	s.count = 0
	for i := range 9 {
		c := h.At(i)
		if k := b.Candidates(c).Len(); k >= 2 && k <= n {
			s.cells[s.count], s.has[s.count] = c, b.Candidates(c)
			s.count++
		}
	}
	s.unite(n)
}

// loadDigits takes the digits with two to n places in the house as items.
func (s *subsetTable) loadDigits(b *board.Board, h board.House, n int) {
	var places [10]board.DigitSet
	for i := range 9 {
		for d := range b.Candidates(h.At(i)).All() {
			places[d] |= 1 << i
		}
	}
	s.count = 0
	for d := range board.AllDigits.All() {
		if k := places[d].Len(); k >= 2 && k <= n {
			s.digits[s.count], s.has[s.count] = d, places[d]
			s.count++
		}
	}
	s.unite(n)
}

// unite fills in the unions, if there are n items at all.
func (s *subsetTable) unite(n int) {
	if s.count < n {
		return
	}
	for mask := 1; mask < 1<<s.count; mask++ {
		s.union[mask] = s.union[mask&(mask-1)] | s.has[bits.TrailingZeros(uint(mask))]
	}
}

// choices are the masks of n items.
func (s *subsetTable) choices(n int) []uint16 {
	return board.Choices(s.count, n)
}
