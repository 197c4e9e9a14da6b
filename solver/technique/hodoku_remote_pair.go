package technique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// HoDoKu follows remote pairs along all ways, not along shortest ones alone. If
// a chain has more than four cells and its ends eliminate something, the step
// has what any two of its cells eliminate that are three, five, seven ... apart.

// hodokuPairLongest is the number of cells of the longest chain, by HoDoKu's
// limit for chains.
const hodokuPairLongest = 10

func hodokuRemotePair(b *board.Board, yield func(step.Step) bool) {
	h := hodokuPairs{board: b, bivalue: wingBivalue(b), best: make(map[board.CandidateSet]int)}
	for start := range h.bivalue.All() {
		h.digits = b.Candidates(start)
		h.alike = h.bivalue.And(b.Places(h.digits.First())).And(b.Places(h.digits.Without(h.digits.First()).First()))
		if h.alike.Len() >= 4 {
			h.follow([]board.Cell{start}, h.alike.Without(start))
		}
	}
	for i := range h.found {
		if !yield(h.found[i].step(b)) {
			return
		}
	}
}

// hodokuPairs is the search: the cells with the same two digits, and the best
// chains so far, each by its effects.
type hodokuPairs struct {
	board          *board.Board
	bivalue, alike board.CellSet
	digits         board.DigitSet
	found          []hodokuPair
	best           map[board.CandidateSet]int // the index in found
}

// hodokuPair is a chain with what it clears.
type hodokuPair struct {
	digits  board.DigitSet
	path    []board.Cell
	effects board.CandidateSet
}

// follow goes on from a chain to the cells that are left.
func (h *hodokuPairs) follow(path []board.Cell, left board.CellSet) {
	if len(path) >= 4 && len(path)%2 == 0 {
		h.take(path)
	}
	if len(path) == hodokuPairLongest {
		return
	}
	for c := range left.And(path[len(path)-1].Peers()).All() {
		h.follow(append(path, c), left.Without(c))
	}
}

// take keeps a chain if nothing shorter has its effects.
func (h *hodokuPairs) take(path []board.Cell) {
	last := len(path) - 1
	if h.cleared(path[0], path[last]).IsEmpty() {
		return
	}
	x := hodokuPair{digits: h.digits}
	for i := range path {
		for j := i + 3; j <= last; j += 2 {
			for d := range h.digits.All() {
				alsAdd(&x.effects, h.cleared(path[i], path[j]).And(h.board.Places(d)), d)
			}
		}
	}
	i, known := h.best[x.effects]
	if known && len(h.found[i].path) <= len(path) {
		return
	}
	x.path = slices.Clone(path)
	if known {
		h.found[i] = x
		return
	}
	h.best[x.effects] = len(h.found)
	h.found = append(h.found, x)
}

// cleared are the places of the two digits that see two cells.
func (h *hodokuPairs) cleared(a, b board.Cell) board.CellSet {
	return board.CellSetOf(a, b).CommonPeers().And(placesOf(h.board, h.digits))
}

func (x *hodokuPair) step(b *board.Board) step.Step {
	s := remotePairStep(b, x.digits, x.path, slices.Collect(x.effects.All()))
	if len(x.path) > 4 {
		s.Args = append(s.Args, step.CellsArg("every", board.CellSetOf(x.path...)))
	}
	return s
}
