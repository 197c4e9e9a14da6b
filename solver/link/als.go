package link

import (
	"math/bits"
	"sync"

	"sudoku/solver/board"
)

// ALS is an almost locked set: n empty cells of one house with n+1 candidates
// between them. When one of its digits goes, the others fill the cells. A
// bivalue cell is one of a single cell. (A list may also hold sets with another
// number of digits more than cells, see Sets.Load.)
//
// Source: "Almost Locked Sets" in HoDoKu's technique pages; the term is
// bennys', Players' Forum 2005.
type ALS struct {
	Cells  board.CellSet
	Digits board.DigitSet
	// House is the house it was found in: the box if it lies in a box and a
	// line.
	House board.House
	at    [9]board.CellSet
	seen  [9]board.CellSet
}

// At are the cells of the set with the candidate d, 1 to 9.
func (a *ALS) At(d board.Digit) board.CellSet { return a.at[d-1] }

// Seen are the places of d, 1 to 9, that see every cell of the set with the
// candidate d, none of them among those; empty if the set lacks d. They cannot
// hold d if the set does.
func (a *ALS) Seen(d board.Digit) board.CellSet { return a.seen[d-1] }

// Sets lists the almost locked sets of a board. The zero value is ready for
// Load, which reuses its memory.
type Sets struct {
	// List is in order of the number of cells, then of the houses (boxes,
	// rows, columns), then of the cells. Each set of cells comes once.
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

// Load lists the sets of one to largest cells of a house that have freedom
// digits more than cells: 1 for almost locked sets, 0 for locked ones, 2 for
// almost almost locked ones. Sets of the same board are not looked for twice.
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

// inHouse lists the sets of n cells of a house.
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

// AcquireSets is a list of the sets with the freedom, 0 to 2, of every size on
// a board, with memory from a pool. The board is only read. Give the list back
// with Release.
func AcquireSets(b *board.Board, freedom int) *Sets {
	s, ok := setPools[freedom].Get().(*Sets)
	if !ok {
		s = new(Sets)
	}
	s.Load(b, freedom, 9)
	return s
}

// Release gives the list back. After that neither it nor its sets may be used.
func (s *Sets) Release() { setPools[s.freedom].Put(s) }
