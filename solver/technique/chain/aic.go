package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Alternating inference chains: strong and weak links alternate, with a strong link at
// each end. If the first node is false, the last is true. So at least one of the two is
// true, and every candidate that both exclude is false. If the ends have the same digit,
// these are the places for the digit that see both ends (type 1). If the ends have
// different digits in cells that see each other, these are each end's digit in the other
// end's cell (type 2).
//
// An X-chain stays within one digit; an XY-chain passes only through bivalue cells. As in
// HoDoKu, other chains are called AICs if they eliminate at least two candidates, and
// discontinuous loops otherwise. The ends are single candidates even if the nodes between
// them are groups or digits of almost locked sets. An AIC may pass through a candidate
// that it eliminates.
//
// Source: HoDoKu's technique pages, "X-Chain", "XY-Chain", "Alternating Inference
// Chains".

// fromOff checks the ends of the chains that begin with a strong link.
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

// twoDigits records a chain between candidates with different digits whose cells see each
// other.
func (h *Hunt) twoDigits(g *link.Graph, start int, s link.State) {
	x, y := g.Candidate(start), g.Candidate(s.Node())
	if c, other := x.Cell(), y.Cell(); c.Sees(other) && h.Board.Has(c, y.Digit()) && h.Board.Has(other, x.Digit()) {
		e := Effects{Form: AIC}
		e.Set.Add(board.NewCandidate(c, y.Digit()))
		e.Set.Add(board.NewCandidate(other, x.Digit()))
		h.take(g, s, &e)
	}
}

// sameDigit records a chain between two candidates of the digit d. seen holds the cells
// that see both. HoDoKu classifies a chain through several digits as a loop if it
// eliminates only one candidate.
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
