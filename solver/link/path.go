package link

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A path is a chain as a list of its states, the start included: what a finder
// keeps of a search until it needs the links.

// AppendPath appends the states of the chain from the start to a state that
// was reached, both ends included.
func (s *Search) AppendPath(path []State, to State) []State {
	n := len(path)
	for ; to >= 0; to = s.parent[to] {
		path = append(path, to)
	}
	slices.Reverse(path[n:])
	return path
}

// edge is the link between two states that follow each other on a path: a
// strong one from a node that is off, a weak one from a node that is on.
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
	return Edge{To: int32(to.Node())} // not reached: the states of a path are linked
}

// Chain is the chain along a path.
func (g *Graph) Chain(path []State) step.Chain {
	chain := make(step.Chain, len(path)-1)
	for i := range chain {
		chain[i] = g.link(path[i].Node(), g.edge(path[i], path[i+1]))
	}
	return chain
}

// Passes reports whether a path has a link of one of the kinds.
func (g *Graph) Passes(path []State, kinds Kind) bool {
	for i := 1; i < len(path); i++ {
		if g.edge(path[i-1], path[i]).Kind&kinds != 0 {
			return true
		}
	}
	return false
}

// ExcludedByLoop adds to a set the candidates that are false beside a
// continuous loop, given as a path that begins off and ends on at a node with
// a weak link to the start. Of the two ends of each weak link one is true, and
// so is one of the two digits of each almost locked set, whose other digits are
// locked in it. As HoDoKu does, it spares a digit in the cells of the loop where
// only a weak link in a house speaks against it.
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

// excludedByEither adds the candidates that are false if one of two nodes with
// a weak link is true: the others of a cell, the others of a house but those in
// the cells to spare.
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

// excludedByLocked adds what a set eliminates when one of the digits x and y
// is in it.
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
