package technique

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
)

// HoDoKu finds loops and AICs in tables: for each candidate, on and off, all
// that follows from it, each conclusion by a shortest chain. So it knows fewer
// than there are:
//
//   - A continuous loop begins in a cell that it leaves and enters by strong
//     links with two candidates, which are not the only ones.
//   - Of a loop the first link leaves the cell, and the last one comes back
//     from outside.
//   - No chain comes to a cell again when it has left it; of a group of cells
//     the first one counts when it is reached, and all when it has been left.
//
// A shortest chain that is no good is not replaced by a longer one, nor by
// another one as short: which of those is known is up to the order of the links,
// see [link.Search.RunTabled].

// runTabled is run as HoDoKu does it. The catches of a form stay in the order in
// which they were made.
func (h *chainHunt) runTabled(g *link.Graph, refuted *link.Refuted) {
	for n := range g.Singles {
		if refuted.Candidates.Has(g.Candidate(n)) {
			g.Search.RunTabled(g, link.StateOf(n, true), h.kinds)
			h.fromOn(g, n)
		}
	}
	for n := range g.Singles {
		if off := link.StateOf(n, false); refuted.ByEnd(n) || refuted.ByLoop(off) {
			g.Search.RunTabled(g, off, h.kinds)
			h.fromOff(g, n)
		}
	}
	slices.SortStableFunc(h.catch, func(a, b chainCatch) int { return cmp.Compare(a.form, b.form) })
}

// eitherOr takes a chain by which the start is true or another candidate of its
// cell is false: the other one goes. With groups between the ends it may be
// there and its reverse not.
func (h *chainHunt) eitherOr(g *link.Graph, start int, s link.State) {
	if n := s.Node(); n != start && g.IsSingle(n) && g.Nodes[n].Cells == g.Nodes[start].Cells {
		e := chainEffects{form: chainDiscontinuous}
		e.set.Add(g.Candidate(n))
		h.take(g, s, &e)
	}
}

// isLasso reports whether the path at hand is none of HoDoKu's for the form.
func (h *chainHunt) isLasso(g *link.Graph, form chainForm) bool {
	at := func(i int) board.CellSet { return g.Nodes[h.next[i].Node()].Cells }
	start, last := at(0).First(), len(h.next)-1
	if form != chainAIC && (at(1).First() == start || at(last-1).First() == at(last).First()) {
		return true
	}
	var left board.CellSet
	for i := range h.next {
		if left.Has(at(i).First()) {
			return true
		}
		if i > 0 && (form == chainAIC || at(i-1).First() != start) {
			left = left.Or(at(i - 1))
		}
	}
	return false
}
