package basic

import (
	"math/bits"

	"sudoku/solver/board"
)

// subsetTable lists, for the naked and the hidden subsets of a house, the
// items to choose from (cells with their candidates, or digits with their
// places). A choice of them is a mask.
type subsetTable struct {
	count  int
	cells  [9]board.Cell     // naked: the items
	digits [9]board.Digit    // hidden: the items
	has    [9]board.DigitSet // hidden: places in the house as a set of digits
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
}

// loadDigits takes the digits with two to n places in the house as items.
func (s *subsetTable) loadDigits(b *board.Board, h board.House, n int) {
	s.count = 0
	for d := range board.AllDigits.All() {
		if k := b.Places(d).And(h.Cells()).Len(); k < 2 || k > n {
			continue
		}
		s.digits[s.count], s.has[s.count] = d, 0
		for i := range 9 {
			if b.Has(h.At(i), d) {
				s.has[s.count] |= 1 << i
			}
		}
		s.count++
	}
}

// union is what the items of a choice have together.
func (s *subsetTable) union(mask uint16) (all board.DigitSet) {
	for ; mask != 0; mask &= mask - 1 {
		all |= s.has[bits.TrailingZeros16(mask)]
	}
	return all
}

// choices are the masks of n items.
func (s *subsetTable) choices(n int) []uint16 {
	return board.Choices(s.count, n)
}
