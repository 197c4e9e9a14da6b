package technique

import (
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
// bivalue cells; the others do both.
//
// Source: Sudoku Explainer 1.2.1, rules "Bidirectional Cycle" and "Forcing
// Chain"; rated 6.5, 6.6 and 7.0 with an addition for the length.

// explain searches from a candidate as Sudoku Explainer does.
func (h *chainHunt) explain(g *link.Graph, start int) {
	on := link.StateOf(start, true)
	g.Search.Run(g, on, h.kinds, 0)
	if h.kinds != link.XYLinks || h.board.Candidates(g.Candidate(start).Cell()).Len() == 2 {
		h.closeStrong(g, start)
	}
	if h.wants(chainForcing) {
		h.fromOn(g, start, chainForcing)
		g.Search.Run(g, on^1, h.kinds, 0)
		if g.Search.Length(on) >= 3 {
			h.placed(g, on)
		}
	}
}

// explainLoop adds the candidates that the loop at hand eliminates for Sudoku
// Explainer.
func (h *chainHunt) explainLoop(g *link.Graph, set *board.CandidateSet) {
	var cells board.CellSet
	var on, off [9]board.CellSet // the cells that see a place of the digit
	for _, s := range h.next {
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
