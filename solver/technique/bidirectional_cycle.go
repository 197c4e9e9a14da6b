package technique

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

// explain catches what Sudoku Explainer finds.
func (h *chainHunt) explain(g *link.Graph) {
	h.explainer.load(&h.board, g, h.kinds)
	for n := range g.Singles {
		candidates := h.board.Candidates(g.Candidate(n).Cell()).Len()
		if candidates < 2 || h.kinds == link.XYLinks && candidates > 2 {
			continue
		}
		h.next = h.explainer.cycles(n, h.next, func(path []link.State) {
			e := chainEffects{form: chainCycle}
			h.explainLoop(g, path, &e.set)
			h.explained(g, path, &e)
		})
		if !h.wants(chainForcing) {
			continue
		}
		for _, on := range [2]bool{true, false} {
			h.next = h.explainer.forces(link.StateOf(n, on), h.next)
			e := chainEffects{form: chainForcing, placed: !on}
			if len(h.next) > 0 {
				e.set.Add(g.Candidate(n))
			}
			h.explained(g, h.next, &e)
		}
	}
}

// explained catches a chain, if it has an effect and belongs to this hunt.
func (h *chainHunt) explained(g *link.Graph, path []link.State, e *chainEffects) {
	if e.set.IsEmpty() || h.kinds == link.Strong|link.Weak && !g.Passes(path, link.StrongCell|link.WeakCell) {
		return
	}
	h.catch = append(h.catch, chainCatch{*e, len(h.path), len(path)})
	h.path = append(h.path, path...)
}

// explainLoop adds the candidates that a loop eliminates for Sudoku Explainer.
func (h *chainHunt) explainLoop(g *link.Graph, path []link.State, set *board.CandidateSet) {
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
		for c := range on[i].And(off[i]).And(h.board.Places(d)).Minus(cells).All() {
			set.Add(board.CandidateOf(c, d))
		}
	}
}

// keepFirst drops the catches with effects that one before them has.
func (h *chainHunt) keepFirst() {
	h.catch = slices.DeleteFunc(h.catch, func(c chainCatch) bool {
		_, known := h.best[c.chainEffects]
		h.best[c.chainEffects] = 0
		return known
	})
}
