package chain

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Bidirectional cycles and forcing chains of Sudoku Explainer. A cycle is a
// continuous loop: its candidates are true and false by turns, in one of two
// ways. So a candidate outside of the cells of the loop that sees a place where
// the loop has its digit true, and another where it has it false, is false.
// A forcing chain assumes a candidate and comes to its opposite: on, and it is
// false; off, and it is true.
//
// X-cycles and forcing X-chains stay with one digit, Y-cycles go through
// bivalue cells; the others do both. Of several with the same effects the
// shortest is yielded, and of several shortest that from the first candidate.
//
// Source: Sudoku Explainer 1.2.1, rules "Bidirectional Cycle" and "Forcing
// Chain"; rated 6.5, 6.6 and 7.0 with an addition for the length.

// followCycles takes the cycles and the forcing chains. It begins only where
// something may come of it.
func (h *Hunt) followCycles(g *link.Graph, refuted *link.Refuted) {
	loaded := false
	load := func() {
		if !loaded {
			h.search.load(&h.Board, g, h.Kinds)
			loaded = true
		}
	}
	for n := range g.Singles {
		candidates := h.Board.Candidates(g.Candidate(n).Cell()).Len()
		if candidates < 2 || h.Kinds == link.XYLinks && candidates > 2 {
			continue
		}
		if refuted.ByLoop(link.NewState(n, true)) {
			load()
			h.next = h.search.cycles(n, h.next, func(path []link.State) {
				e := Effects{Form: Cycle}
				h.cycleEffects(g, path, &e.Set)
				h.takeCycle(g, path, &e)
			})
		}
		if !h.wants(Forcing) {
			continue
		}
		for _, on := range [2]bool{true, false} {
			if on && !refuted.Candidates.Has(g.Candidate(n)) || !on && !refuted.Around(n) {
				continue
			}
			load()
			h.next = h.search.forces(link.NewState(n, on), h.next)
			e := Effects{Form: Forcing, placed: !on}
			if len(h.next) > 0 {
				e.Set.Add(g.Candidate(n))
			}
			h.takeCycle(g, h.next, &e)
		}
	}
}

// takeCycle catches a chain, if it has an effect and belongs to this hunt.
func (h *Hunt) takeCycle(g *link.Graph, path []link.State, e *Effects) {
	if e.Set.IsEmpty() || h.Kinds == link.Strong|link.Weak && !g.Passes(path, link.StrongCell|link.WeakCell) {
		return
	}
	h.Catches = append(h.Catches, Catch{*e, len(h.path), len(path)})
	h.path = append(h.path, path...)
}

// cycleEffects adds the candidates that a loop eliminates.
func (h *Hunt) cycleEffects(g *link.Graph, path []link.State, set *board.CandidateSet) {
	var cells board.CellSet
	var on, off [9]board.CellSet // the cells that see a place of the digit
	for _, s := range path {
		n := g.Nodes[s.Node()]
		cells = cells.Or(n.Cells)
		seen := &off[n.Digit-1]
		if s.IsOn() {
			seen = &on[n.Digit-1]
		}
		*seen = seen.Or(n.Cells.First().Peers())
	}
	for i := range on {
		d := board.Digit(i + 1)
		for c := range on[i].And(off[i]).And(h.Board.Places(d)).Minus(cells).All() {
			set.Add(board.NewCandidate(c, d))
		}
	}
}

// keepFirst drops the catches with effects that one before them has.
func (h *Hunt) keepFirst() {
	h.Catches = slices.DeleteFunc(h.Catches, func(c Catch) bool {
		_, known := h.best[c.Effects]
		h.best[c.Effects] = 0
		return known
	})
}
