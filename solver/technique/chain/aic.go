package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Alternating inference chains: strong and weak links by turns, a strong one at
// either end. If the first node is false, the last is true; so one of the two
// is true, and what is false beside either is false. With ends of the same
// digit these are the places of it that see both ends (type 1); with two digits
// in cells that see each other, each end's digit in the other's cell (type 2).
//
// An X-chain stays with one digit, an XY-chain passes bivalue cells only. As in
// HoDoKu, other chains are called AICs if they eliminate two candidates or more,
// and else discontinuous loops; the ends are single candidates, also where the
// nodes between are groups or digits of almost locked sets; an AIC may pass a
// candidate that it eliminates.
//
// Source: HoDoKu's technique pages, "X-Chain", "XY-Chain", "Alternating
// Inference Chains".

// fromOff compares the ends of the chains that begin with a strong link.
func (h *Hunt) fromOff(g *link.Graph, start int) {
	x := g.Candidate(start)
	c, d := x.Cell(), x.Digit()
	loops, others := h.wants(Continuous), c.Peers().And(h.Board.Places(d))
	for _, s := range g.Search.Reached() {
		if g.Search.Length(s) < 3 {
			continue
		}
		if !s.IsOn() {
			continue
		}
		end := g.Nodes[s.Node()]
		if s.Node() == start {
			if h.wants(Discontinuous) {
				h.place(g, s)
			}
			continue
		}
		if end.Digit == d {
			if loops && end.Cells.Within(others) {
				h.close(g, s)
			}
			if start < s.Node() && g.IsSingle(s.Node()) {
				h.sameDigit(g, s, others.And(end.Cells.First().Peers()), d)
			}
			continue
		}
		if !loops || !g.IsSingle(s.Node()) {
			continue
		}
		if end.Cells.First() == c {
			h.close(g, s)
		} else if start < s.Node() {
			h.twoDigits(g, start, s)
		}
	}
}

// twoDigits takes a chain between candidates of two digits in cells that see
// each other.
func (h *Hunt) twoDigits(g *link.Graph, start int, s link.State) {
	x, y := g.Candidate(start), g.Candidate(s.Node())
	if c, other := x.Cell(), y.Cell(); c.Sees(other) && h.Board.Has(c, y.Digit()) && h.Board.Has(other, x.Digit()) {
		e := Effects{Form: AIC}
		e.Set.Add(board.NewCandidate(c, y.Digit()))
		e.Set.Add(board.NewCandidate(other, x.Digit()))
		h.take(g, s, &e)
	}
}

// sameDigit takes a chain between two candidates of the digit d by the cells
// that see both. HoDoKu counts a chain through several digits that eliminates
// one candidate as a loop.
func (h *Hunt) sameDigit(g *link.Graph, s link.State, seen board.CellSet, d board.Digit) {
	e := Effects{Form: Ends}
	least := 1
	if h.wants(AIC) {
		e.Form, least = AIC, 2
	}
	if seen.Len() < least {
		return
	}
	for c := range seen.All() {
		e.Set.Add(board.NewCandidate(c, d))
	}
	h.take(g, s, &e)
}
