package expert

import (
	"fmt"
	"math/bits"
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// SK loop (domino loop): two rows and two columns cross in four boxes. In each of these
// boxes, the two other cells of the row form a pair, and so do the two other cells of the
// column. The eight pairs form a ring in which each pair shares a line with the previous
// one and a box with the next. Each digit is assigned to some of the eight houses of the
// ring so that every candidate is counted. If sixteen digits are assigned, as many as
// there are cells and usually two per house, the set is locked (see lockedCover), and
// each digit is in one of these cells of its house.
//
// Each digit is counted for as few houses as possible. If there are several ways, each
// may give a step.
//
// Source: Steve Kurzhal's solution of Easter Monster, Players' Forum, 2007; SudokuWiki,
// "SK Loops".

const skLoopKey = "sk-loop"

func SKLoop(b *board.Board, yield func(step.Step) bool) {
	var pairs skPairs
	pairs.load(b)
	for _, at := range corners {
		if r := (skRing{}); r.load(&pairs, at) && !r.show(b, yield) {
			return
		}
	}
}

// skPairs holds the two pairs beside each cell, one in its row and box and one in its
// column and box, with their empty cells and candidates.
type skPairs [board.Cells][2]struct {
	cells  board.CellSet
	digits board.DigitSet
}

func (p *skPairs) load(b *board.Board) {
	open := b.Empty()
	for i := range p {
		houses := board.Cell(i).Houses()
		for j := range p[i] {
			cells := houses[j].Cells().And(houses[board.Box].Cells()).Without(board.Cell(i)).And(open)
			p[i][j].cells, p[i][j].digits = cells, b.DigitsIn(cells)
		}
	}
}

// skRing is a ring of pairs.
type skRing struct {
	// houses[i] and the next house around the ring share pair i. Houses with an even
	// index are lines.
	houses [8]board.House
	cells  board.CellSet
	// pairs[d-1] is a bit mask of the pairs that may hold d.
	pairs [9]uint8
}

// load sets the ring around four cells where lines cross. It reports whether all cells of
// the ring are empty and the digits can be assigned to as many houses as there are cells.
func (r *skRing) load(p *skPairs, at [4]board.Cell) bool {
	for i, c := range [4]board.Cell{at[1], at[3], at[2], at[0]} {
		houses := c.Houses()
		// The ring enters the first box along the row, the second along the column, and
		// so on.
		for j, pair := range [2]int{i % 2, 1 - i%2} {
			beside := &p[c][pair]
			if beside.cells.Len() < 2 {
				return false
			}
			r.cells = r.cells.Or(beside.cells)
			for d := range beside.digits.All() {
				r.pairs[d-1] |= 1 << (2*i + j)
			}
		}
		r.houses[2*i], r.houses[2*i+1] = houses[i%2], houses[board.Box]
	}
	count, covers := 0, ringCovers()
	for _, pairs := range r.pairs {
		count += bits.OnesCount8(covers[pairs][0])
	}
	return count == r.cells.Len()
}

// ringCovers lists, for each set of pairs of a ring, the smallest sets of houses that
// together contain these pairs.
var ringCovers = sync.OnceValue(func() *[256][]uint8 {
	covers := new([256][]uint8)
	for pairs := range covers {
		best := 9
		for houses := range 256 {
			// Pair i lies in houses i and i+1.
			taken := houses | houses>>1 | houses<<7
			if pairs&^taken != 0 {
				continue
			}
			switch n := bits.OnesCount(uint(houses)); {
			case n < best:
				best = n
				covers[pairs] = append(covers[pairs][:0], uint8(houses))
			case n == best:
				covers[pairs] = append(covers[pairs], uint8(houses))
			}
		}
	}
	return covers
})

// show yields the steps of the ring. It returns false if yield did.
func (r *skRing) show(b *board.Board, yield func(step.Step) bool) bool {
	var shown board.CandidateSet
	for way, more := 0, true; more; way++ {
		c := lockedCover{cells: r.cells}
		more = false
		for i, pairs := range r.pairs {
			covers := ringCovers()[pairs]
			more = more || way+1 < len(covers)
			houses := covers[min(way, len(covers)-1)]
			for j, h := range r.houses {
				if houses>>j&1 != 0 {
					c.digits[h] = c.digits[h].With(board.Digit(i + 1))
				}
			}
		}
		effects := c.effects(b)
		if c.houses().Len() < 8 || isWithin(&effects, &shown) {
			continue
		}
		for x := range effects.All() {
			shown.Add(x)
		}
		if !yield(r.step(b, &c, &effects)) {
			return false
		}
	}
	return true
}

// isWithin reports whether set is a subset of other.
func isWithin(set, other *board.CandidateSet) bool {
	for i, w := range set {
		if w&^other[i] != 0 {
			return false
		}
	}
	return true
}

func (r *skRing) step(b *board.Board, c *lockedCover, effects *board.CandidateSet) step.Step {
	s := step.Step{
		Technique:    skLoopKey,
		Eliminations: slices.Collect(effects.All()),
		Args:         []step.Arg{step.CellsArg("cells", r.cells)},
		Views:        make([]step.View, 1),
	}
	var lines board.HouseSet
	for i, h := range r.houses {
		s.Args = append(s.Args,
			step.HouseArg(fmt.Sprintf("house-%d", i+1), h), step.DigitsArg(fmt.Sprintf("digits-%d", i+1), c.digits[h]))
		if h.IsLine() {
			lines = lines.With(h)
		}
	}
	c.mark(b, &s.Views[0], lines)
	return s
}
