package chain

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Nice loops: chains of strong and weak links that return to the cell where they start.
// In a continuous loop the links alternate at every node, so the nodes are alternately
// true and false, in one of two ways. Each weak link then has a true end, which clears
// the rest of its cell or house. A discontinuous loop proves its start true or false. The
// start is false if two weak links meet there, or if the loop leaves it by a weak link
// and returns by a strong link to another candidate of its cell. It is true, and clears
// the rest of its cell, if two strong links meet there.
//
// Nodes of grouped loops may also be two or three cells of a box and a line, or digits of
// almost locked sets: if the set loses one digit, it contains all the others.
//
// Source: HoDoKu's technique pages, "Nice Loops", "Grouped Nice Loops".

// fromOn records the chains that begin with a weak link and prove their start false:
// either the start turns off, or another candidate of its cell turns on.
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

// place records a chain that proves its start true. Its effect is the elimination of the
// other candidates of the cell.
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

// close records the loop that the chain to s forms.
func (h *Hunt) close(g *link.Graph, s link.State) {
	h.next = g.Search.AppendPath(h.next[:0], s)
	h.takeLoop(g)
}

// closeStrong records the loops that begin with a weak link and close with a strong one.
// Such a loop is a shortest chain from the start plus two links, whereas a loop recorded
// by close is such a chain plus one link.
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

// takeLoop records the current path as a loop. The path starts off and ends on, at a node
// with a weak link to the start.
func (h *Hunt) takeLoop(g *link.Graph) {
	e := Effects{Form: Continuous}
	g.ExcludedByLoop(h.next, &e.Set)
	if !e.Set.IsEmpty() {
		h.takeNext(g, &e)
	}
}
