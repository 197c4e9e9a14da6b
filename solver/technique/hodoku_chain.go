package technique

import (
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
// A shortest chain that is no good is not replaced by a longer one.

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
