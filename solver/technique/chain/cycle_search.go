package chain

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
)

// cycleSearch finds Sudoku Explainer's cycles and forcing chains
// (bidirectional_cycle.go). It searches breadth first and keeps the first chain to a
// state, so the order in which links are followed matters: first to the cell's other
// digits, then within the box, the row and the column. Within a house, the links are
// followed from the first place on.
//
// Source: Sudoku Explainer 1.2.1, rule "Chaining".
type cycleSearch struct {
	weak, strong orderedLinks
	// parent maps each state to the previous state. In the search for cycles, off states
	// have no parent because many chains may lead to them. Instead, origin maps each on
	// node to the on node two links before it.
	parent []link.State
	origin []int32
	// seen maps each state to the number of the last search that reached it.
	seen   []int32
	number int32
	// on and off hold the nodes from which the search continues.
	on  []int32
	off []cycleOff
}

// cycleOff is a node that is off because another is on.
type cycleOff struct{ node, because int32 }

// orderedLinks holds links by node, in the order in which they are followed. The links of
// n lead to ends[first[n]:first[n+1]].
type orderedLinks struct {
	first []int32
	ends  []rankedEnd
}

// rankedEnd is the end of a link with the rank of the link.
type rankedEnd struct{ node, rank int32 }

func (l *orderedLinks) of(n int32) []rankedEnd { return l.ends[l.first[n]:l.first[n+1]] }

// load loads the links of the kinds. It ranks a link as one within a box or row only if
// that house has no more than most places for the digit.
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

// linkRank returns the rank of the link between two candidates. Links within the cell are
// followed first, then those within the box, the row and the column.
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

// begin starts a search from a state.
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

// reach records the state from which x was reached and reports whether x is new.
func (s *cycleSearch) reach(x, from link.State) bool {
	if s.seen[x] == s.number {
		return false
	}
	s.seen[x], s.parent[x] = s.number, from
	return true
}

// cycles finds the cycles through a node and calls found with the path of each. A path
// starts with the node off, alternates, and ends with a node that is on and has a weak
// link to the first. Chains follow every weak link except back to a node that was already
// off on the chain.
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

// wasOff reports whether node is off in the chain that leads to the node on.
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

// appendCycle appends the cycle that is closed by last, an off node, in reverse order and
// with all states inverted.
func (s *cycleSearch) appendCycle(path []link.State, start int, last cycleOff) []link.State {
	path = append(path, link.NewState(start, false), link.NewState(int(last.node), true))
	for n := last.because; int(n) != start; n = s.origin[n] {
		path = append(path, link.NewState(int(n), false), s.parent[2*n+1]^1)
	}
	return path
}

// forces searches for the chain from a state to its opposite and returns its path, which
// is empty if no chain exists. It skips chains that pass both states of another
// candidate, because a part of such a chain already proves that candidate true or false.
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

// passes reports whether state, if it is not the start, is on the chain that ends in end.
func (s *cycleSearch) passes(end, state, start link.State) bool {
	if s.seen[state] != s.number || state == start {
		return false
	}
	for ; end >= 0; end = s.parent[end] {
		if end == state {
			return true
		}
	}
	return false
}
