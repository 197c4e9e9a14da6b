package chain

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// The search for the cycles and forcing chains of Sudoku Explainer
// (bidirectional_cycle.go). It goes breadth first and keeps the first chain to a
// state, so that the order counts in which links are followed: to the cell's
// other digits, then through the box, the row and the column, in each from the
// first place on.
//
// Source: Sudoku Explainer 1.2.1, rule "Chaining".
type cycleSearch struct {
	weak, strong orderedLinks
	// parent is, by state, what it was reached from. The states that are off in
	// the search for cycles have none, since many chains may lead to one: there
	// origin is, by node, the node on before the one off that a node on was
	// reached from.
	parent []link.State
	origin []int32
	// seen is, by state, the number of the search that reached it last.
	seen   []int32
	number int32
	// on and off are the nodes to go on from.
	on  []int32
	off []cycleOff
}

// cycleOff is a node that is off because another is on.
type cycleOff struct{ node, because int32 }

// orderedLinks are links in the order in which they are followed, node by node:
// those of n lead to ends[first[n]:first[n+1]].
type orderedLinks struct {
	first []int32
	ends  []rankedEnd
}

// rankedEnd is the end of a link with its rank among those of a node.
type rankedEnd struct{ node, rank int32 }

func (l *orderedLinks) of(n int32) []rankedEnd { return l.ends[l.first[n]:l.first[n+1]] }

// load takes the links of the kinds. Those through a house count if it has no
// more than most places of the digit.
func (l *orderedLinks) load(b *board.Board, g *link.Graph, edges func(int) []link.Edge, kinds link.Kind, most int) {
	l.first, l.ends = append(l.first[:0], 0), l.ends[:0]
	for n := range g.Singles {
		begin := len(l.ends)
		for _, e := range edges(n) {
			if e.Kind&kinds != 0 {
				l.ends = append(l.ends, rankedEnd{e.To, linkRank(b, g.Candidate(n), g.Candidate(int(e.To)), most)})
			}
		}
		sorting.Stable(l.ends[begin:], func(a, b rankedEnd) int {
			return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.node, b.node))
		})
		l.first = append(l.first, int32(len(l.ends)))
	}
}

// linkRank is when the link between two candidates is followed: first through
// the cell, second through the box, then the row, then the column.
func linkRank(b *board.Board, x, y board.Candidate, most int) int32 {
	if x.Cell() == y.Cell() {
		return 0
	}
	places := b.Places(x.Digit())
	for i, h := range [2]board.House{board.BoxHouse(x.Cell().Box()), board.RowHouse(x.Cell().Row())} {
		if h.Cells().Has(y.Cell()) && places.And(h.Cells()).Len() <= most {
			return int32(i + 1)
		}
	}
	return 3
}

func (s *cycleSearch) load(b *board.Board, g *link.Graph, kinds link.Kind) {
	s.weak.load(b, g, g.Weak, kinds, 9)
	s.strong.load(b, g, g.Strong, kinds, 2)
	s.parent = slices.Grow(s.parent[:0], 2*g.Singles)[:2*g.Singles]
	s.seen = slices.Grow(s.seen[:0], 2*g.Singles)[:2*g.Singles]
	s.origin = slices.Grow(s.origin[:0], g.Singles)[:g.Singles]
	clear(s.seen)
	s.number = 0
}

// begin begins a search from a state.
func (s *cycleSearch) begin(start link.State) {
	s.number++
	s.on, s.off = s.on[:0], s.off[:0]
	s.reach(start, -1)
	if start.IsOn() {
		s.on = append(s.on, int32(start.Node()))
	} else {
		s.off = append(s.off, cycleOff{int32(start.Node()), -1})
	}
}

// reach notes from where a state was reached, and reports whether it is new.
func (s *cycleSearch) reach(x, from link.State) bool {
	if s.seen[x] == s.number {
		return false
	}
	s.seen[x], s.parent[x] = s.number, from
	return true
}

// cycles finds the cycles through a node and appends each to a path, which is
// handed over: the node off and so on by turns, to one on with a weak link to
// the first. A chain goes off to a candidate by every weak link but back to one
// that was off on its way.
func (s *cycleSearch) cycles(start int, path []link.State, found func([]link.State)) []link.State {
	s.begin(link.NewState(start, true))
	for first := true; len(s.on) > 0; first = false {
		s.off = s.off[:0]
		for _, n := range s.on {
			for _, end := range s.weak.of(n) {
				if !s.wasOff(n, end.node) {
					s.off = append(s.off, cycleOff{end.node, n})
				}
			}
		}
		s.on = s.on[:0]
		for _, x := range s.off {
			for _, end := range s.strong.of(x.node) {
				if int(end.node) == start && !first {
					path = s.appendCycle(path[:0], start, x)
					found(path)
				}
				if s.reach(link.NewState(int(end.node), true), link.NewState(int(x.node), false)) {
					s.origin[end.node] = x.because
					s.on = append(s.on, end.node)
				}
			}
		}
	}
	return path
}

// wasOff reports whether a node is off on the way to one that is on.
func (s *cycleSearch) wasOff(on, node int32) bool {
	for {
		off := s.parent[2*on+1]
		if off < 0 {
			return false
		}
		if off.Node() == int(node) {
			return true
		}
		on = s.origin[on]
	}
}

// appendCycle appends the cycle that a last node off closes, the other way
// round: with all states turned.
func (s *cycleSearch) appendCycle(path []link.State, start int, last cycleOff) []link.State {
	path = append(path, link.NewState(start, false), link.NewState(int(last.node), true))
	for n := last.because; int(n) != start; n = s.origin[n] {
		path = append(path, link.NewState(int(n), false), s.parent[2*n+1]^1)
	}
	return path
}

// forces looks for the chain from a state to its opposite; the path is empty if
// there is none. A chain that passes both states of another candidate is left
// out: a part of it shows that candidate to be true or false.
func (s *cycleSearch) forces(start link.State, path []link.State) []link.State {
	s.begin(start)
	for len(s.on)+len(s.off) > 0 {
		for _, n := range s.on {
			from := link.NewState(int(n), true)
			for _, end := range s.weak.of(n) {
				if to := link.NewState(int(end.node), false); !s.passes(from, to^1, start) && s.reach(to, from) {
					s.off = append(s.off, cycleOff{node: end.node})
				}
			}
		}
		s.on = s.on[:0]
		for _, x := range s.off {
			from := link.NewState(int(x.node), false)
			for _, end := range s.strong.of(x.node) {
				if to := link.NewState(int(end.node), true); !s.passes(from, to^1, start) && s.reach(to, from) {
					s.on = append(s.on, end.node)
				}
			}
		}
		s.off = s.off[:0]
	}
	if path = path[:0]; s.seen[start^1] == s.number {
		for x := start ^ 1; x >= 0; x = s.parent[x] {
			path = append(path, x)
		}
		slices.Reverse(path)
	}
	return path
}

// passes reports whether the chain to a state passes another that is not its
// start.
func (s *cycleSearch) passes(at, state, start link.State) bool {
	if s.seen[state] != s.number || state == start {
		return false
	}
	for ; at >= 0; at = s.parent[at] {
		if at == state {
			return true
		}
	}
	return false
}
