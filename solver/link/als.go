package link

import (
	"math/bits"
	"sync"

	"sudoku/solver/board"
)

// ALS is an almost locked set: n empty cells of one house with n+1 candidates among them.
// If one of its digits is ruled out, the others fill the cells. A bivalue cell is an ALS
// of one cell. Sets.Load can also list sets with a different number of extra digits.
//
// Source: "Almost Locked Sets" in HoDoKu's technique pages; bennys coined the term on the
// Players' Forum, 2005.
type ALS struct {
	Cells  board.CellSet
	Digits board.DigitSet
	// House is the house that contains the set. If both a box and a line contain it,
	// House is the box.
	House board.House
	at    [9]board.CellSet
	seen  [9]board.CellSet
}

// At returns the cells of the set with the candidate d, 1 to 9.
func (a *ALS) At(d board.Digit) board.CellSet { return a.at[d-1] }

// Seen returns the places for d, 1 to 9, outside the set that see all places for d in the
// set. If a cell of the set holds d, these places cannot. The result is empty if d is not
// a candidate of the set.
func (a *ALS) Seen(d board.Digit) board.CellSet { return a.seen[d-1] }

// Sets lists the almost locked sets of a board. The zero value is ready for
// Load, which reuses its memory.
type Sets struct {
	// List is ordered by the number of cells, then by house (boxes, rows, columns), then
	// by cells. It has no duplicates.
	List []ALS

	board   board.Board
	loaded  bool
	freedom int
	largest int
	house   [board.Houses]struct {
		cells [9]board.Cell
		count int
		union [1 << 9]board.DigitSet
	}
}

// Load lists the sets of up to largest cells within a house that have freedom more digits
// than cells: 0 for locked sets, 1 for almost locked sets, 2 for almost almost locked
// sets. If the same sets of the same board are already listed, Load does nothing.
func (s *Sets) Load(b *board.Board, freedom, largest int) {
	if s.loaded && s.board == *b && s.freedom == freedom && s.largest == largest {
		return
	}
	s.board, s.loaded, s.freedom, s.largest = *b, true, freedom, largest
	s.List = s.List[:0]
	for h := range board.House(board.Houses) {
		x := &s.house[h]
		x.count = 0
		for i := range 9 {
			if c := h.At(i); !b.Candidates(c).IsEmpty() {
				x.cells[x.count] = c
				x.count++
			}
		}
		for mask := 1; mask < 1<<x.count; mask++ {
			x.union[mask] = x.union[mask&(mask-1)] | b.Candidates(x.cells[bits.TrailingZeros(uint(mask))])
		}
	}
	for n := 1; n <= largest; n++ {
		for _, h := range board.BoxesFirst() {
			s.inHouse(b, h, n)
		}
	}
}

// inHouse lists the sets of n cells in a house.
func (s *Sets) inHouse(b *board.Board, h board.House, n int) {
	x := &s.house[h]
	for _, mask := range board.Choices(x.count, n) {
		if x.union[mask].Len() != n+s.freedom {
			continue
		}
		var cells board.CellSet
		for m := mask; m != 0; m &= m - 1 {
			cells = cells.With(x.cells[bits.TrailingZeros16(m)])
		}
		first := cells.First()
		if h.IsLine() && cells.Within(board.BoxHouse(first.Box()).Cells()) {
			continue // listed with the box
		}
		s.List = append(s.List, ALS{Cells: cells, Digits: x.union[mask], House: h})
		a := &s.List[len(s.List)-1]
		for d := range a.Digits.All() {
			a.at[d-1] = cells.And(b.Places(d))
			a.seen[d-1] = a.at[d-1].CommonPeers().And(b.Places(d))
		}
	}
}

var setPools [3]sync.Pool

// AcquireSets returns the sets of every size on a board with the given freedom, 0 to 2,
// in pooled memory. Call Release when done.
func AcquireSets(b *board.Board, freedom int) *Sets {
	s, ok := setPools[freedom].Get().(*Sets)
	if !ok {
		s = new(Sets)
	}
	s.Load(b, freedom, 9)
	return s
}

// Release returns s to the pool. Neither s nor its sets may be used afterwards.
func (s *Sets) Release() { setPools[s.freedom].Put(s) }
