package link

import (
	"cmp"
	"slices"
)

// Ordered holds the links of a graph in an order chosen by the caller. The zero value is
// ready for Load, which reuses its memory.
type Ordered struct {
	graph        *Graph
	strong, weak adjacency
}

// Load copies the links of a graph and sorts the links of each node by rank. The result
// is valid until the graph is rebuilt.
func (o *Ordered) Load(g *Graph, rank func(g *Graph, node int, e Edge) int) {
	o.graph = g
	for _, x := range [2]struct{ to, from *adjacency }{{&o.strong, &g.strong}, {&o.weak, &g.weak}} {
		x.to.first = append(x.to.first[:0], x.from.first...)
		x.to.edges = append(x.to.edges[:0], x.from.edges...)
		for n := range g.Nodes {
			slices.SortStableFunc(x.to.of(n), func(a, b Edge) int { return cmp.Compare(rank(g, n, a), rank(g, n, b)) })
		}
	}
}

// RunOrdered searches like Run but follows the links in the order of o, and allows a
// chain to pass a node both off and on. The chain recorded for a state may therefore be
// useless although a longer one would be useful.
func (s *Search) RunOrdered(o *Ordered, start State, kinds Kind) {
	s.reset(o.graph, start)
	for i := 0; i < len(s.order); i++ {
		at := s.order[i]
		edges := o.strong.of(at.Node())
		if at.IsOn() {
			edges = o.weak.of(at.Node())
		}
		for _, e := range edges {
			to := NewState(int(e.To), !at.IsOn())
			if e.Kind&kinds == 0 || s.states[to] > 0 {
				continue
			}
			s.parent[to], s.edge[to], s.states[to] = at, e, s.states[at]+1
			s.order = append(s.order, to)
		}
	}
}
