package chain

import (
	"cmp"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// HoDoKu finds loops and AICs in tables, which list all conclusions from each candidate,
// on and off, each with a shortest chain. It therefore misses some chains:
//
//   - A continuous loop must start in a cell that it leaves and enters by strong links at
//     two different candidates, and the cell must have other candidates.
//   - The first link of a loop must leave the cell, and the last one must return from
//     outside.
//   - A chain must not return to a cell that it has left. For a group, the check on
//     reaching it is limited to its first cell, but leaving it marks all its cells.
//
// If a shortest chain is unusable, neither a longer one nor another one of the same
// length replaces it. Which shortest chain is found depends on the order of the links;
// see [link.Search.RunOrdered].
//
// The same applies to the hunts for plain and grouped loops, whose links have another
// order: they miss one in sixty of the AICs in the tables. So they search the tables as
// well, after everything else.

// Hunts for the loops and AICs in the tables, with single candidates and with groups.
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

// followTabled follows the chains on a board. The catches of a form keep the order in
// which they were found.
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

// tabledFromOff checks the ends of the chains that begin with a strong link. Unlike
// fromOff, it checks a chain and its reverse separately.
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
		case !g.IsSingle(n): // HoDoKu considers only ends that are single candidates
		case end.Digit == x.Digit():
			h.sameDigit(g, s, others.And(end.Cells.First().Peers()), end.Digit)
		case end.Cells.First() == x.Cell():
			h.close(g, s)
		default:
			h.twoDigits(g, start, s)
		}
	}
}

// eitherOr records a chain that proves that either the start is true or another candidate
// of its cell is false. Its effect is the elimination of this candidate. With groups
// between the ends, the search may miss the reverse of the chain.
func eitherOr(h *Hunt, g *link.Graph, start int, s link.State) {
	if n := s.Node(); n != start && g.IsSingle(n) && g.Nodes[n].Cells == g.Nodes[start].Cells {
		e := Effects{Form: Discontinuous}
		e.Set.Add(g.Candidate(n))
		h.take(g, s, &e)
	}
}

// isLasso reports whether HoDoKu rejects a path for the form.
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

// tabledRank returns the position of a link among the links of a node in HoDoKu's tables:
// candidates of the cell; candidates of the digit in the row, the column and the box;
// groups in rows; groups in columns.
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
