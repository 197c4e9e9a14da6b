package basic

import (
	"math/bits"

	"sudoku/solver/board"
)

// subsetTable lists the items of a house from which naked or hidden subsets are chosen:
// cells with their candidates, or digits with their places. A mask represents a choice of
// items.
type subsetTable struct {
	count  int
	cells  [9]board.Cell     // items for naked subsets
	digits [9]board.Digit    // items for hidden subsets
	has    [9]board.DigitSet // by item: candidates, or places in the house as a digit set
}

// loadCells lists the cells of the house with two to n candidates.
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

// loadDigits lists the digits with two to n places in the house.
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

// union returns the union of the sets of the chosen items.
func (s *subsetTable) union(mask uint16) (all board.DigitSet) {
	for ; mask != 0; mask &= mask - 1 {
		all |= s.has[bits.TrailingZeros16(mask)]
	}
	return all
}

// choices returns the masks that choose n items.
func (s *subsetTable) choices(n int) []uint16 {
	return board.Choices(s.count, n)
}
