package chain

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
)

// Bidirectional cycles and forcing chains by Sudoku Explainer's rules. A cycle is a
// continuous loop: its candidates are alternately true and false, in one of two ways. A
// candidate outside the loop's cells is eliminated if it sees two places of its digit
// in the loop, one in each of the two ways. A forcing chain leads from an assumption to
// its opposite. So a candidate whose truth is assumed is false, and one whose falsehood
// is assumed is true.
//
// X-cycles and forcing X-chains stay within one digit, Y-cycles pass through bivalue
// cells, and the others do both. If several chains have the same effects, only the
// shortest is yielded. If several are shortest, the first one in candidate order is
// yielded.
//
// Source: Sudoku Explainer 1.2.1, rules "Bidirectional Cycle" and "Forcing Chain"; rated
// 6.5, 6.6 and 7.0 plus an addition for length.

// followCycles records the cycles and forcing chains. It starts only from candidates that
// may lead to eliminations.
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

// takeCycle records a chain if it has an effect and belongs to this hunt.
func (h *Hunt) takeCycle(g *link.Graph, path []link.State, e *Effects) {
	if e.Set.IsEmpty() || h.Kinds == link.Strong|link.Weak && !g.Passes(path, link.StrongCell|link.WeakCell) {
		return
	}
	h.Catches = append(h.Catches, Catch{*e, len(h.path), len(path)})
	h.path = append(h.path, path...)
}

// cycleEffects adds the candidates that a loop eliminates to set.
func (h *Hunt) cycleEffects(g *link.Graph, path []link.State, set *board.CandidateSet) {
	var cells board.CellSet
	var on, off [9]board.CellSet // by digit: cells that see a place for it
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

// keepFirst keeps only the first of the catches with the same effects.
func (h *Hunt) keepFirst() {
	h.Catches = slices.DeleteFunc(h.Catches, func(c Catch) bool {
		_, known := h.best[c.Effects]
		h.best[c.Effects] = 0
		return known
	})
}
