package link

import (
	"slices"

	"sudoku/solver/step"
)

// State is a node with a truth value: twice the node, plus one when it is on
// (true).
type State int32

// NewState is the state of a node.
func NewState(node int, on bool) State {
	if on {
		return State(2*node + 1)
	}
	return State(2 * node)
}

// Node is the state's node.
func (s State) Node() int { return int(s >> 1) }

// IsOn reports whether the node is on.
func (s State) IsOn() bool { return s&1 != 0 }

// Search follows links from one state, breadth first: from a node that is off
// strong links lead to nodes that are on, from a node that is on weak links
// lead to nodes that are off. So each state is reached by a shortest chain,
// and of several shortest by the first in the order of the links. The zero
// value is ready for Run, which reuses its memory; a separate search is needed
// only where a graph's own is in use.
//
// Starting with a node off, a node that comes on is the other end of an
// alternating inference chain: one of the two is true. If the start itself
// comes on, it is true; if the other end is weakly linked to the start, the
// chain closes to a continuous loop. Starting with a node on, a start that goes
// off is false.
type Search struct {
	graph  *Graph
	parent []State // by state: where it was reached from, -1 for the start
	edge   []Edge  // by state: the link it was reached by
	states []int32 // by state: states on the chain from the start, 0 if it was not reached
	order  []State
}

// Run searches from a start through links of the kinds. Chains have at most
// longest links, or any number if longest is 0, and pass a node once: a state
// is not reached through the opposite state of the same node, but for the
// start, whose opposite may end a chain.
func (s *Search) Run(g *Graph, start State, kinds Kind, longest int) {
	s.reset(g, start)
	for i := 0; i < len(s.order); i++ {
		at := s.order[i]
		if longest > 0 && s.states[at] > int32(longest) || at == start^1 {
			continue
		}
		edges := g.strong.of(at.Node())
		if at.IsOn() {
			edges = g.weak.of(at.Node())
		}
		for _, e := range edges {
			if e.Kind&kinds == 0 {
				continue
			}
			to := NewState(int(e.To), !at.IsOn())
			if s.states[to] > 0 || s.passes(at, to^1, start) {
				continue
			}
			s.parent[to], s.edge[to], s.states[to] = at, e, s.states[at]+1
			s.order = append(s.order, to)
		}
	}
}

// reset begins a search from a start.
func (s *Search) reset(g *Graph, start State) {
	s.graph = g
	n := 2 * len(g.Nodes)
	s.parent = slices.Grow(s.parent[:0], n)[:n]
	s.edge = slices.Grow(s.edge[:0], n)[:n]
	s.states = slices.Grow(s.states[:0], n)[:n]
	clear(s.states)
	s.order = append(s.order[:0], start)
	s.parent[start], s.states[start] = -1, 1
}

// passes reports whether the chain to at passes a state that is not its start.
func (s *Search) passes(at, state, start State) bool {
	if s.states[state] == 0 || state == start {
		return false
	}
	for ; at >= 0; at = s.parent[at] {
		if at == state {
			return true
		}
	}
	return false
}

// Reached lists the states reached, the nearest first, beginning with the
// start. The slice belongs to the search.
func (s *Search) Reached() []State { return s.order }

// Length is the number of links from the start to a state, -1 if it was not
// reached.
func (s *Search) Length(to State) int { return int(s.states[to]) - 1 }

// Chain is the chain from the start to a state that was reached, empty for the
// start.
func (s *Search) Chain(to State) step.Chain {
	chain := make(step.Chain, s.Length(to))
	for i := len(chain) - 1; i >= 0; i-- {
		from := s.parent[to]
		chain[i] = s.graph.link(from.Node(), s.edge[to])
		to = from
	}
	return chain
}
