package chain

import (
	"cmp"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// HoDoKu finds loops and AICs in tables: for each candidate, on and off, all
// that follows from it, each conclusion by a shortest chain. So it knows
// fewer than there are:
//
//   - A continuous loop begins in a cell that it leaves and enters by strong
//     links with two candidates, which are not the only ones.
//   - Of a loop the first link leaves the cell, and the last one comes back
//     from outside.
//   - No chain comes to a cell again when it has left it; of a group of cells
//     the first one counts when it is reached, and all when it has been left.
//
// A shortest chain that is of no use is not replaced by a longer one, nor by
// another one as short: which of those is known is up to the order of the links,
// see [link.Search.RunOrdered].
//
// The same holds for the hunts for [Plain] and [Grouped] loops, whose links have
// another order: one AIC in sixty of those in the tables is missing there. So the
// tables are asked as well, last of all.

// The loops of the tables, with single candidates and with groups.
var (
	Tabled = &Quarry{
		Level: link.Plain, Kinds: link.Strong | link.Weak, Forms: loopForms,
		follow: followTabled, refuse: isLasso,
	}
	TabledGrouped = &Quarry{
		Level: link.Grouped, Kinds: link.Strong | link.Weak, Forms: loopForms,
		follow: followTabled, refuse: isLasso,
	}
)

var tabledOrders = sync.Pool{New: func() any { return new(link.Ordered) }}

// followTabled follows the chains on a board. The catches of a form stay in the
// order in which they were made.
func followTabled(h *Hunt, g *link.Graph, refuted *link.Refuted) {
	o := tabledOrders.Get().(*link.Ordered)
	defer tabledOrders.Put(o)
	o.Load(g, tabledRank)
	for n := range g.Singles {
		if refuted.Candidates.Has(g.Candidate(n)) {
			g.Search.RunOrdered(o, link.NewState(n, true), h.Kinds)
			h.fromOn(g, n)
		}
	}
	for n := range g.Singles {
		if off := link.NewState(n, false); refuted.ByEnd(n) || refuted.ByLoop(off) {
			g.Search.RunOrdered(o, off, h.Kinds)
			tabledFromOff(h, g, n)
		}
	}
	sorting.Stable(h.Catches, func(a, b Catch) int { return cmp.Compare(a.Form, b.Form) })
}

// tabledFromOff compares the ends of the chains that begin with a strong link,
// each chain and its reverse by themselves.
func tabledFromOff(h *Hunt, g *link.Graph, start int) {
	x := g.Candidate(start)
	others := x.Cell().Peers().And(h.Board.Places(x.Digit()))
	for _, s := range g.Search.Reached() {
		if g.Search.Length(s) < 3 {
			continue
		}
		n := s.Node()
		end := g.Nodes[n]
		switch {
		case !s.IsOn():
			eitherOr(h, g, start, s)
		case n == start:
			h.place(g, s)
		case !g.IsSingle(n): // HoDoKu looks at the ends that are candidates
		case end.Digit == x.Digit():
			h.sameDigit(g, s, others.And(end.Cells.First().Peers()), end.Digit)
		case end.Cells.First() == x.Cell():
			h.close(g, s)
		default:
			h.twoDigits(g, start, s)
		}
	}
}

// eitherOr takes a chain by which the start is true or another candidate of its
// cell is false: the other one goes. With groups between the ends it may be
// there and its reverse not.
func eitherOr(h *Hunt, g *link.Graph, start int, s link.State) {
	if n := s.Node(); n != start && g.IsSingle(n) && g.Nodes[n].Cells == g.Nodes[start].Cells {
		e := Effects{Form: Discontinuous}
		e.Set.Add(g.Candidate(n))
		h.take(g, s, &e)
	}
}

// isLasso reports whether a path is none of HoDoKu's for the form.
func isLasso(g *link.Graph, form Form, path []link.State) bool {
	at := func(i int) board.CellSet { return g.Nodes[path[i].Node()].Cells }
	start, last := at(0).First(), len(path)-1
	if form != AIC && (at(1).First() == start || at(last-1).First() == at(last).First()) {
		return true
	}
	var left board.CellSet
	for i := range path {
		if left.Has(at(i).First()) {
			return true
		}
		if i > 0 && (form == AIC || at(i-1).First() != start) {
			left = left.Or(at(i - 1))
		}
	}
	return false
}

// tabledRank is the place of a link of a node in HoDoKu's tables: the candidates
// of the cell, those of the digit in the row, the column and the box, groups on
// rows, groups on columns.
func tabledRank(g *link.Graph, n int, e link.Edge) int {
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
