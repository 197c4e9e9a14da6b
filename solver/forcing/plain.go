package forcing

import (
	"cmp"
	"math/bits"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// Plain chains are chains without branches, nested in a run. They follow the links of the
// board from each candidate, on or off. A loop returns to its start; a single chain
// forces the opposite of its start.

// linkKinds is a set of the links from off to on that a plain chain may use. If it
// contains cellLinks, the chain may also use links within cells from on to off.
type linkKinds uint8

const (
	houseLinks linkKinds = 1 << iota
	cellLinks
)

// The difficulty of the shortest loop and of the shortest single chain, and the sort key
// of both, indexed by linkKinds.
var (
	loopEffort   = [...]float64{houseLinks: 6.5, cellLinks: 6.5, houseLinks | cellLinks: 7.0}
	singleEffort = [...]float64{houseLinks: 6.6, houseLinks | cellLinks: 7.0}
	plainKeys    = [...]uint8{houseLinks: 2, cellLinks: 3, houseLinks | cellLinks: 4}
)

// lengthen adds the cost of a complexity to a difficulty: 0.1 for each of 4, 6, 8, 12,
// 16, 24 and so on that complexity-2 exceeds. The tenths are added one by one in floating
// point because Sudoku Explainer sorts by the result.
func lengthen(effort float64, complexity int) float64 {
	added := 0.0
	for limit, odd := 4, false; complexity-2 > limit; odd = !odd {
		added += 0.1
		if odd {
			limit = limit * 4 / 3
		} else {
			limit = limit * 3 / 2
		}
	}
	return effort + added
}

// wanderer holds the state of a search for plain chains.
type wanderer struct {
	root   state
	kinds  linkKinds
	nodes  []plainNode
	onto   [2]board.CandidateSet // candidates that are off, and candidates that are on
	closer [4]candidate          // candidates that, when off, lead to the root
	close  int                   // number of closers
	single int32                 // node before the opposite of the root, or -1 if none
	end    node                  // the opposite of the root
	seen   []uint64
}

// plainNode is a state with the index of the previous node, or -1, and its distance from
// the root.
type plainNode struct {
	node
	before int32
	depth  int16
	again  bool // the state was reached before
}

// searchPlain is the counterpart of search for plain chains.
func (s *searcher) searchPlain() {
	s.path, s.removed = s.path[:0], s.removed[:0]
	s.reach.build(s)
	for _, kinds := range [...]linkKinds{houseLinks, cellLinks, houseLinks | cellLinks} {
		for c, m := range s.start.cells {
			size := bits.OnesCount16(m)
			if s.pulse.stopped || size < 2 || size > 2 && kinds == cellLinks {
				continue
			}
			for ; m != 0; m &= m - 1 {
				x := candidate(c*9 + first(m))
				s.pulse.beat()
				yes, no := on(x), off(x)
				if s.reach.circles(x) || kinds&houseLinks != 0 && s.reach.leads(yes, no) {
					s.wander(yes, kinds)
				}
				if kinds&houseLinks != 0 && s.reach.leads(no, yes) {
					s.wander(no, kinds)
				}
			}
		}
	}
	if s.pulse.stopped {
		s.hints = s.hints[:0]
		return
	}
	sorting.Stable(s.hints, func(a, b hint) int {
		return cmp.Or(cmp.Compare(a.effort, b.effort), cmp.Compare(a.weight, b.weight), cmp.Compare(a.key, b.key))
	})
	s.dropSame()
}

// dropSame keeps only the first hint with each effect.
func (s *searcher) dropSame() {
	seen, kept := s.far.seen[:0], s.hints[:0]
	for i := range s.hints {
		var sum uint64
		for _, w := range s.removes(&s.hints[i]) {
			sum = mix(sum, w)
		}
		if !slices.Contains(seen, sum) {
			seen = append(seen, sum)
			kept = append(kept, s.hints[i])
		}
	}
	s.far.seen, s.hints = seen, kept
}

// wander follows the links from a state, breadth first. It adds hints for loops (only
// from a root that is on) and then for the single chain.
func (s *searcher) wander(root state, kinds linkKinds) {
	w := &s.far
	w.root, w.kinds, w.single = root, kinds, -1
	w.nodes = append(w.nodes[:0], plainNode{node: node{root, mark{}}, before: -1})
	w.onto = [2]board.CandidateSet{}
	w.onto[root&1].Add(board.Candidate(root.candidate()))
	s.findClosers()
	for i := 0; i < len(w.nodes); i++ {
		if w.nodes[i].isOn() {
			s.linksToOff(int32(i))
		} else {
			s.linksToOn(int32(i))
		}
		if w.single >= 0 && !root.isOn() {
			break
		}
	}
	if w.single >= 0 && kinds&houseLinks != 0 {
		s.takePath(hint{form: single, target: w.end.state}, w.end, w.single)
	}
}

// findClosers lists the candidates that lead to the root when they are off. If the root
// is off, it lists none. Only these candidates may be reached in more than one way.
func (s *searcher) findClosers() {
	w := &s.far
	w.close = 0
	if !w.root.isOn() {
		return
	}
	for y := range s.alone(w.root.candidate(), w.kinds) {
		w.closer[w.close] = y.candidate()
		w.close++
	}
}

// alone yields a node for each candidate that turns on when x is off, because x is the
// only other one in a cell or house.
func (s *searcher) alone(x candidate, kinds linkKinds) func(yield func(node) bool) {
	return func(yield func(node) bool) {
		c, d := int(x/9), int(x%9)
		if m := s.start.cells[c] &^ (1 << d); kinds&cellLinks != 0 && m != 0 && m&(m-1) == 0 {
			if !yield(node{on(candidate(c*9 + first(m))), mark{x, inCell}}) {
				return
			}
		}
		if kinds&houseLinks == 0 {
			return
		}
		inBoxToo := candidate(states)
		for kind, p := range spots[c] {
			m := s.start.places[d][p.house] &^ (1 << p.at)
			if m == 0 || m&(m-1) != 0 {
				continue
			}
			y := candidate(cellAt[p.house][first(m)])*9 + candidate(d)
			if y == inBoxToo {
				continue
			}
			if kind == 0 {
				inBoxToo = y
			}
			if !yield(node{on(y), mark{x, inHouse(kind)}}) {
				return
			}
		}
	}
}

// linksToOff adds a node for each candidate that an on node excludes.
func (s *searcher) linksToOff(i int32) {
	x := s.far.nodes[i].candidate()
	c, d := int(x/9), int(x%9)
	if s.far.kinds&cellLinks != 0 {
		for m := s.start.cells[c] &^ (1 << d); m != 0; m &= m - 1 {
			s.reachOff(i, node{off(candidate(c*9 + first(m))), mark{x, inCell}})
		}
	}
	box := int(spots[c][0].house)
	for kind, p := range spots[c] {
		m := s.start.places[d][p.house] &^ (1 << p.at)
		if kind > 0 {
			m &^= shared[p.house][box]
		}
		for ; m != 0; m &= m - 1 {
			s.reachOff(i, node{off(candidate(cellAt[p.house][first(m)])*9 + candidate(d)), mark{x, inHouse(kind)}})
		}
	}
}

func (s *searcher) reachOff(i int32, n node) {
	w := &s.far
	if n.state == w.root.opposite() && w.root.isOn() && w.single < 0 {
		w.single, w.end = i, n
	}
	x := board.Candidate(n.candidate())
	again := w.onto[0].Has(x)
	if again && (!slices.Contains(w.closer[:w.close], n.candidate()) || w.passes(i, n.state)) {
		return
	}
	w.onto[0].Add(x)
	w.nodes = append(w.nodes, plainNode{n, i, w.nodes[i].depth + 1, again})
}

// passes reports whether the path to a node contains the state.
func (w *wanderer) passes(i int32, s state) bool {
	for ; i >= 0; i = w.nodes[i].before {
		if w.nodes[i].state == s {
			return true
		}
	}
	return false
}

// linksToOn adds a node for each candidate that is the only one left when a node is off.
func (s *searcher) linksToOn(i int32) {
	w := &s.far
	from := w.nodes[i]
	for n := range s.alone(from.candidate(), w.kinds) {
		switch {
		case n.state == w.root:
			if from.depth >= 3 {
				s.takePath(hint{form: loop, target: n.state}, n, i)
			}
			continue
		case n.state == w.root.opposite() && w.single < 0:
			w.single, w.end = i, n
		}
		x := board.Candidate(n.candidate())
		if !from.again && !w.onto[1].Has(x) {
			w.onto[1].Add(x)
			w.nodes = append(w.nodes, plainNode{n, i, from.depth + 1, false})
		}
	}
}

// takePath adds a hint for the path to the node at index before, extended by end.
func (s *searcher) takePath(h hint, end node, before int32) {
	h.first = int32(len(s.path))
	s.path = append(s.path, end)
	for i := before; i >= 0; i = s.far.nodes[i].before {
		s.path = append(s.path, s.far.nodes[i].node)
	}
	h.last = int32(len(s.path))
	h.weight = h.last - h.first
	effort := singleEffort[:]
	if h.form == loop {
		h.weight--
		effort = loopEffort[:]
		removed := s.loopRemoves(s.path[h.first : h.last-1])
		if removed.IsEmpty() {
			s.path = s.path[:h.first]
			return
		}
		h.removed = int32(len(s.removed))
		s.removed = append(s.removed, removed)
	}
	h.key = plainKeys[s.far.kinds]
	h.effort = lengthen(effort[s.far.kinds], int(h.weight))
	s.hints = append(s.hints, h)
}

// loopRemoves returns the candidates outside the cells of a loop that see an on node and
// an off node of the loop with the same digit as the candidate. In either direction of
// the loop, one of these two nodes is true.
func (s *searcher) loopRemoves(path []node) board.CandidateSet {
	var cells board.CellSet
	var seen [2][9]board.CellSet
	for _, n := range path {
		c := board.Cell(n.cell())
		cells = cells.With(c)
		list := &seen[n.state&1][n.digit()]
		*list = list.Or(c.Peers())
	}
	var set board.CandidateSet
	for d := range 9 {
		for c := range seen[0][d].And(seen[1][d]).Minus(cells).All() {
			if s.start.cells[c]>>d&1 != 0 {
				set.Add(board.NewCandidate(c, board.Digit(d+1)))
			}
		}
	}
	return set
}

// pathCodes is the counterpart of relies for plain chains. A loop is read in both
// directions, so its weak links count as strong ones, too, as in Sudoku Explainer.
func (s *searcher) pathCodes(h *hint) []code {
	codes := s.codes[:0]
	path := s.path[h.first:h.last]
	for _, n := range path {
		if n.isOn() && n.why != assumed {
			codes = append(codes, n.code())
		}
	}
	if h.form == loop {
		for _, n := range slices.Backward(path) {
			if !n.isOn() {
				codes = append(codes, n.code())
			}
		}
	}
	s.codes = codes
	return codes
}

// code returns the code of the cell or house through which a node follows from the one
// before it.
func (n node) code() code {
	if n.why == inCell {
		return cellCode(n.cell())
	}
	return houseCode(n.digit(), n.why.house(n.cell()))
}

// pathIdentity is the counterpart of identify for plain chains.
func (s *searcher) pathIdentity(h *hint) uint64 {
	path := s.path[h.first:h.last]
	id := mix(uint64(h.form), uint64(h.target))
	for _, n := range path {
		id = mix(id, uint64(n.state))
	}
	return id
}
