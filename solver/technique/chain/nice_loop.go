package chain

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Nice loops: chains of strong and weak links that come back to the cell where
// they begin. In a continuous loop the links alternate at every node, and so
// the nodes are true and false by turns, in one of two ways: each weak link has
// a true end, which clears the rest of its cell or house. A discontinuous loop
// breaks at its start: two weak links to a candidate, or a weak link to it and a
// strong one to another candidate of its cell, show it to be false; two strong
// ones show it to be true, and the others of the cell to be false.
//
// Grouped loops have nodes of two or three cells of a box and a line, or digits
// of almost locked sets: when the set loses a digit, it holds each of the others.
//
// Source: HoDoKu's technique pages, "Nice Loops", "Grouped Nice Loops".

// fromOn takes the chains that begin with a weak link and show their start to
// be false: it goes off, or another candidate of its cell comes on.
func (h *Hunt) fromOn(g *link.Graph, start int) {
	cell := g.Nodes[start].Cells
	for _, s := range g.Search.Reached() {
		n := s.Node()
		if g.Search.Length(s) < 3 || !g.IsSingle(n) || g.Nodes[n].Cells != cell ||
			s.IsOn() == (n == start) {
			continue
		}
		e := Effects{Form: Discontinuous}
		e.Set.Add(g.Candidate(start))
		h.take(g, s, &e)
	}
}

// place takes a chain that shows its start to be true: the other candidates of
// the cell go.
func (h *Hunt) place(g *link.Graph, s link.State) {
	x := g.Candidate(s.Node())
	e := Effects{Form: Discontinuous}
	for d := range h.Board.Candidates(x.Cell()).Without(x.Digit()).All() {
		e.Set.Add(board.NewCandidate(x.Cell(), d))
	}
	if !e.Set.IsEmpty() {
		h.take(g, s, &e)
	}
}

// close takes the loop that the chain to s closes to.
func (h *Hunt) close(g *link.Graph, s link.State) {
	h.next = g.Search.AppendPath(h.next[:0], s)
	h.takeLoop(g)
}

// closeStrong takes the loops that begin with a weak link and close with a
// strong one. Without their last two links they are the shortest from the start,
// where the loops of continuous are so without their last one.
func (h *Hunt) closeStrong(g *link.Graph, start int) {
	for _, e := range g.Strong(start) {
		if e.Kind&h.Kinds == 0 {
			continue
		}
		last := link.NewState(int(e.To), false)
		for _, w := range g.Weak(int(e.To)) {
			s := link.NewState(int(w.To), true)
			if w.Kind&h.Kinds == 0 || g.Search.Length(s) < 2 {
				continue
			}
			h.next = g.Search.AppendPath(append(h.next[:0], last), s)
			if !slices.Contains(h.next[1:], last) && !slices.Contains(h.next[1:], last^1) {
				h.takeLoop(g)
			}
		}
	}
}

// takeLoop takes the loop at hand, a path from a node that is off to one with a
// weak link to it that is on.
func (h *Hunt) takeLoop(g *link.Graph) {
	e := Effects{Form: Continuous}
	g.ExcludedByLoop(h.next, &e.Set)
	if !e.Set.IsEmpty() {
		h.takeNext(g, &e)
	}
}
