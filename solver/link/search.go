package link

import (
	"slices"

	"sudoku/solver/step"
)

// State is a node with a truth value: twice the node, plus one if it is on (true).
type State int32

// NewState returns the state of a node.
func NewState(node int, on bool) State {
	if on {
		return State(2*node + 1)
	}
	return State(2 * node)
}

// Node returns the node of the state.
func (s State) Node() int { return int(s >> 1) }

// IsOn reports whether the node is on.
func (s State) IsOn() bool { return s&1 != 0 }

// Search follows links from one state, breadth first. From an off node it follows strong
// links to on nodes, and from an on node weak links to off nodes. It reaches each state
// by a shortest chain; if there are several, by the first in link order. The zero value
// is ready for Run, which reuses its memory. A separate Search is needed only while the
// graph's own is in use.
//
// If the search starts with a node off, each node that turns on is the other end of an
// alternating inference chain: at least one of the two ends is true. If the start
// itself turns on, it is true. If the other end is weakly linked to the start, the
// chain closes into a continuous loop. If the search starts with a node on and this
// node turns off, it is false.
type Search struct {
	graph  *Graph
	parent []State // by state: the previous state, or -1 for the start
	edge   []Edge  // by state: the link that reached it
	states []int32 // by state: number of states on the chain, or 0 if not reached
	order  []State
}

// Run searches from a start along links of the given kinds. Chains have at most longest
// links, or any number if longest is 0. A chain does not pass both states of a node,
// except that it may end at the opposite of its start.
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

// reset prepares a search from a start.
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

// passes reports whether state, if it is not the start, is on the chain that ends in end.
func (s *Search) passes(end, state, start State) bool {
	if s.states[state] == 0 || state == start {
		return false
	}
	for ; end >= 0; end = s.parent[end] {
		if end == state {
			return true
		}
	}
	return false
}

// Reached returns the states reached, nearest first, beginning with the start. The slice
// belongs to the search.
func (s *Search) Reached() []State { return s.order }

// Length returns the number of links from the start to a state, or -1 if it was not
// reached.
func (s *Search) Length(to State) int { return int(s.states[to]) - 1 }

// Chain returns the chain from the start to a reached state. It is empty for the start.
func (s *Search) Chain(to State) step.Chain {
	chain := make(step.Chain, s.Length(to))
	for i := len(chain) - 1; i >= 0; i-- {
		from := s.parent[to]
		chain[i] = s.graph.link(from.Node(), s.edge[to])
		to = from
	}
	return chain
}
