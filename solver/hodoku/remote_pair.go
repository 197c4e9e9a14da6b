package hodoku

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique/chain"
)

// HoDoKu follows remote pairs along all paths, not only along the shortest ones. If a
// chain has more than four cells and its ends eliminate something, the step includes the
// eliminations of any two of its cells whose distance is an odd number of links, at least
// three.

// pairLongest is the number of cells in the longest chain, which follows from HoDoKu's
// limit on the length of chains.
const pairLongest = 10

func remotePair(b *board.Board, yield func(step.Step) bool) {
	h := pairSearch{board: b, bivalue: b.Bivalue(), best: make(map[board.CandidateSet]int)}
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

// pairSearch searches for remote pairs. It holds the cells with the same two digits and
// the shortest chain found for each set of effects.
type pairSearch struct {
	board          *board.Board
	bivalue, alike board.CellSet
	digits         board.DigitSet
	found          []pairChain
	best           map[board.CandidateSet]int // index in found
}

// pairChain is a chain with its eliminations.
type pairChain struct {
	digits  board.DigitSet
	path    []board.Cell
	effects board.CandidateSet
}

// follow extends a chain with the remaining cells.
func (h *pairSearch) follow(path []board.Cell, left board.CellSet) {
	if len(path) >= 4 && len(path)%2 == 0 {
		h.take(path)
	}
	if len(path) == pairLongest {
		return
	}
	for c := range left.And(path[len(path)-1].Peers()).All() {
		h.follow(append(path, c), left.Without(c))
	}
}

// take records a chain unless a known chain with the same effects is at least as short.
func (h *pairSearch) take(path []board.Cell) {
	last := len(path) - 1
	if h.cleared(path[0], path[last]).IsEmpty() {
		return
	}
	x := pairChain{digits: h.digits}
	for i := range path {
		for j := i + 3; j <= last; j += 2 {
			for d := range h.digits.All() {
				x.effects.AddCells(h.cleared(path[i], path[j]).And(h.board.Places(d)), d)
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

// cleared returns the places for the two digits that see both cells.
func (h *pairSearch) cleared(a, b board.Cell) board.CellSet {
	return board.NewCellSet(a, b).CommonPeers().And(h.board.CellsWith(h.digits))
}

func (x *pairChain) step(b *board.Board) step.Step {
	s := chain.RemotePairStep(b, x.digits, x.path, slices.Collect(x.effects.All()))
	if len(x.path) > 4 {
		s.Args = append(s.Args, step.CellsArg("every", board.NewCellSet(x.path...)))
	}
	return s
}
