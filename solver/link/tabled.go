package link

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
)

// tabled is the links of a graph in the order in which HoDoKu writes them into
// its tables.
type tabled struct {
	made         bool
	strong, weak adjacency
}

// RunTabled searches as HoDoKu fills its tables: the links of a node are
// followed in HoDoKu's order, and a chain may pass a node off and on. So a state
// may have a chain that is no good, though a longer one would be.
func (s *Search) RunTabled(g *Graph, start State, kinds Kind) {
	g.tabulate()
	s.reset(g, start)
	for i := 0; i < len(s.order); i++ {
		at := s.order[i]
		edges := g.tabled.strong.of(at.Node())
		if at.IsOn() {
			edges = g.tabled.weak.of(at.Node())
		}
		for _, e := range edges {
			to := StateOf(int(e.To), !at.IsOn())
			if e.Kind&kinds == 0 || s.states[to] > 0 {
				continue
			}
			s.parent[to], s.edge[to], s.states[to] = at, e, s.states[at]+1
			s.order = append(s.order, to)
		}
	}
}

func (g *Graph) tabulate() {
	if g.tabled.made {
		return
	}
	g.tabled.made = true
	g.order(&g.tabled.strong, &g.strong)
	g.order(&g.tabled.weak, &g.weak)
}

// order copies the links of another list, those of each node in HoDoKu's order.
func (g *Graph) order(to, from *adjacency) {
	to.first = append(to.first[:0], from.first...)
	to.edges = append(to.edges[:0], from.edges...)
	for n := range g.Nodes {
		slices.SortStableFunc(to.of(n), func(x, y Edge) int { return cmp.Compare(g.place(n, x), g.place(n, y)) })
	}
}

// place is where a link of a node stands in HoDoKu's order: the candidates of
// the cell, those of the digit in the row, the column and the box, groups on
// rows, groups on columns.
func (g *Graph) place(n int, e Edge) int {
	from, to := g.Nodes[n], g.Nodes[e.To]
	c := to.Cells.First()
	if !g.IsSingle(int(e.To)) {
		if to.Cells.Within(board.House(c.Row()).Cells()) {
			return 500 + 9*c.Row() + c.Box()
		}
		return 600 + 9*c.Column() + c.Box()
	}
	first := from.Cells.First()
	switch {
	case from.Digit != to.Digit:
		return int(to.Digit)
	case from.Cells.Len() > 1 || c.Row() == first.Row():
		return 100 + int(c)
	case c.Column() == first.Column():
		return 200 + int(c)
	}
	return 300 + int(c)
}
