package link

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A path is a chain given as the list of its states, including the start. Finders store
// the paths of a search and build the links only when needed.

// AppendPath appends the states of the chain from the start to a reached state, including
// both ends.
func (s *Search) AppendPath(path []State, to State) []State {
	n := len(path)
	for ; to >= 0; to = s.parent[to] {
		path = append(path, to)
	}
	slices.Reverse(path[n:])
	return path
}

// edge returns the link between consecutive states of a path: a strong link if from is
// off, a weak link if it is on.
func (g *Graph) edge(from, to State) Edge {
	edges := g.Strong(from.Node())
	if from.IsOn() {
		edges = g.Weak(from.Node())
	}
	for _, e := range edges {
		if int(e.To) == to.Node() {
			return e
		}
	}
	return Edge{To: int32(to.Node())} // unreachable: consecutive states are linked
}

// Chain returns the chain along a path.
func (g *Graph) Chain(path []State) step.Chain {
	chain := make(step.Chain, len(path)-1)
	for i := range chain {
		chain[i] = g.link(path[i].Node(), g.edge(path[i], path[i+1]))
	}
	return chain
}

// Passes reports whether a path uses a link of one of the kinds.
func (g *Graph) Passes(path []State, kinds Kind) bool {
	for i := 1; i < len(path); i++ {
		if g.edge(path[i-1], path[i]).Kind&kinds != 0 {
			return true
		}
	}
	return false
}

// ExcludedByLoop adds to the set the candidates that a continuous loop excludes. The
// path starts off and ends on, at a node with a weak link to the start. One end of each
// weak link is true. Likewise, one of the two linked digits of each almost locked set
// is true, which locks the set's other digits. As in HoDoKu, a digit remains in the
// cells of the loop if only a weak link in a house excludes it there.
func (g *Graph) ExcludedByLoop(path []State, set *board.CandidateSet) {
	var cells board.CellSet
	for _, s := range path {
		cells = cells.Or(g.Nodes[s.Node()].Cells)
	}
	last := len(path) - 1
	g.excludedByEither(path[last].Node(), path[0].Node(), cells, set)
	for i := range last {
		if path[i].IsOn() {
			g.excludedByEither(path[i].Node(), path[i+1].Node(), cells, set)
		} else if e := g.edge(path[i], path[i+1]); e.Kind == StrongSet {
			g.excludedByLocked(&g.Sets.List[e.via], g.Nodes[path[i].Node()].Digit, g.Nodes[e.To].Digit, set)
		}
	}
}

// excludedByEither adds the candidates that are false if at least one of two weakly
// linked nodes is true: the other candidates of their cell, or the other places for their
// digit that see both, except in the spared cells.
func (g *Graph) excludedByEither(a, b int, spared board.CellSet, set *board.CandidateSet) {
	n, m := g.Nodes[a], g.Nodes[b]
	if n.Digit == m.Digit {
		seen := n.Cells.CommonPeers().And(m.Cells.CommonPeers())
		addCells(set, seen.And(g.board.Places(n.Digit)).Minus(spared), n.Digit)
		return
	}
	c := n.Cells.First()
	for d := range g.board.Candidates(c).Without(n.Digit).Without(m.Digit).All() {
		set.Add(board.NewCandidate(c, d))
	}
}

// excludedByLocked adds the candidates that an almost locked set eliminates if it
// contains one of the digits x and y.
func (g *Graph) excludedByLocked(a *ALS, x, y board.Digit, set *board.CandidateSet) {
	for d := range a.Digits.Without(x).Without(y).All() {
		addCells(set, a.Seen(d), d)
	}
}

func addCells(set *board.CandidateSet, cells board.CellSet, d board.Digit) {
	for c := range cells.All() {
		set.Add(board.NewCandidate(c, d))
	}
}
