package forcing

import (
	"math/bits"

	"sudoku/solver/board"
)

// cause explains why a state follows from others.
type cause uint8

const (
	// assumed marks the assumption of the run.
	assumed cause = iota
	// inCell means that the candidate is the only one left in its cell (on), or that
	// another digit is in the cell (off).
	inCell
	// inBox, inRow and inColumn mean that the candidate is the only place left for its
	// digit in the house (on), or that the digit is elsewhere in the house (off).
	inBox
	inRow
	inColumn
	// byRule means that a finding rules the candidate out (off).
	byRule
)

// inHouse returns the cause for the box, row or column of a cell, numbered as in spots.
func inHouse(kind int) cause { return inBox + cause(kind) }

// house returns the house of the cell that the cause refers to.
func (c cause) house(cell int) int { return int(spots[cell][c-inBox].house) }

// mark records how a state was reached: the cause, and the candidate or, for byRule, the
// finding that led to it.
type mark struct {
	from candidate
	why  cause
}

// node is a state with the mark that records how it was reached.
type node struct {
	state
	mark
}

// run holds the conclusions drawn from an assumption.
type run struct {
	root  state
	ready bool // the run was computed in the current search
	// The states reached, off and on, in order and as sets.
	lists [2][]candidate
	sets  [2]board.CandidateSet
	marks [states]mark
	// clash reports whether the run ended because a candidate is both on and off.
	clash bool
	ends  [2]node // the clashing states, off and on
	// findings holds the findings of rules; isNested reports whether any of them is a
	// nested chain.
	findings []finding
	parents  []state // parents of all findings
	isNested bool
	// counts and nested cache the results of weigh; 0 means not computed.
	counts [states]uint16
	nested [states]uint32
}

func (r *run) reset(root state) {
	r.root, r.ready, r.clash, r.isNested = root, true, false, false
	for i := range r.lists {
		for _, x := range r.lists[i] {
			s := state(x)<<1 | state(i)
			r.counts[s], r.nested[s] = 0, 0
		}
		r.lists[i] = r.lists[i][:0]
		r.sets[i] = board.CandidateSet{}
	}
	r.findings, r.parents = r.findings[:0], r.parents[:0]
}

func (r *run) has(s state) bool {
	return r.sets[s&1].Has(board.Candidate(s >> 1))
}

// node returns a state that the run reached, with its mark.
func (r *run) node(s state) node { return node{s, r.marks[s]} }

// put records a newly reached state.
func (s *searcher) put(r *run, n node) {
	x, side := n.candidate(), n.state&1
	r.lists[side] = append(r.lists[side], x)
	r.sets[side].Add(board.Candidate(x))
	r.marks[n.state] = n.mark
	s.reached[side].add(x)
}

// follow computes the run with the given root.
//
// The order is the same as in Sudoku Explainer, because only the first way to reach a
// state counts. Candidates that are on are processed first, in order, then one that is
// off. Rules are tried when no states are left.
func (s *searcher) follow(r *run, root state) {
	s.pulse.beat()
	r.reset(root)
	s.now = s.start.grid
	s.reached = [2]grid{}
	s.put(r, node{root, mark{}})
	for done := [2]int{}; ; {
		switch {
		case s.pulse.stopped:
			return
		case done[1] < len(r.lists[1]):
			done[1]++
			r.clash = s.spreadOn(r, r.lists[1][done[1]-1])
		case done[0] < len(r.lists[0]):
			done[0]++
			r.clash = s.spreadOff(r, r.lists[0][done[0]-1])
		case s.level == 0 || !s.consult(r):
			return
		}
		if r.clash {
			return
		}
	}
}

// spreadOn turns off the candidates that x being on excludes and reports whether one of
// them is on.
func (s *searcher) spreadOn(r *run, x candidate) bool {
	c, d := int(x/9), int(x%9)
	if s.kind != Nishio {
		if m := s.now.cells[c] &^ (1 << d); m&s.reached[1].cells[c] != 0 {
			return s.clashInCell(r, x, m)
		} else {
			for m &^= s.reached[0].cells[c]; m != 0; m &= m - 1 {
				s.put(r, node{off(candidate(c*9 + first(m))), mark{x, inCell}})
			}
		}
	}
	for kind, p := range spots[c] {
		m := s.now.places[d][p.house] &^ (1 << p.at)
		if m&s.reached[1].places[d][p.house] != 0 {
			return s.clashInHouse(r, x, m, kind)
		}
		for m &^= s.reached[0].places[d][p.house]; m != 0; m &= m - 1 {
			y := candidate(cellAt[p.house][first(m)])*9 + candidate(d)
			s.put(r, node{off(y), mark{x, inHouse(kind)}})
		}
	}
	return false
}

// clashInCell turns off the candidates that spreadOn would turn off before it meets the
// clash.
func (s *searcher) clashInCell(r *run, x candidate, m uint16) bool {
	for ; m != 0; m &= m - 1 {
		if s.clashOff(r, x/9*9+candidate(first(m)), mark{x, inCell}) {
			break
		}
	}
	return true
}

func (s *searcher) clashInHouse(r *run, x candidate, m uint16, kind int) bool {
	house := spots[x/9][kind].house
	for ; m != 0; m &= m - 1 {
		if s.clashOff(r, candidate(cellAt[house][first(m)])*9+x%9, mark{x, inHouse(kind)}) {
			break
		}
	}
	return true
}

// clashOff turns a candidate off, or reports that it is on.
func (s *searcher) clashOff(r *run, y candidate, why mark) bool {
	if r.has(on(y)) {
		r.ends = [2]node{{off(y), why}, r.node(on(y))}
		return true
	}
	if !r.has(off(y)) {
		s.put(r, node{off(y), why})
	}
	return false
}

// spreadOff turns on the candidates that are the only ones left when x is off, and
// reports whether one of them is off. Except for the kind Multiple, it takes x off the
// board.
func (s *searcher) spreadOff(r *run, x candidate) bool {
	var next [4]node
	n := 0
	c, d := int(x/9), int(x%9)
	if m := s.now.cells[c]; s.kind != Nishio && bits.OnesCount16(m) == 2 {
		y := candidate(c*9 + first(m&^(1<<d)))
		next[n] = node{on(y), mark{x, inCell}}
		n++
	}
	for kind, p := range spots[c] {
		m := s.now.places[d][p.house]
		if bits.OnesCount16(m) != 2 {
			continue
		}
		y := on(candidate(cellAt[p.house][first(m&^(1<<p.at))])*9 + candidate(d))
		if n == 0 || next[n-1].state != y && (n == 1 || next[n-2].state != y) {
			next[n] = node{y, mark{x, inHouse(kind)}}
			n++
		}
	}
	if s.kind != Multiple {
		s.now.drop(x)
	}
	for _, y := range next[:n] {
		if r.has(y.opposite()) {
			r.ends = [2]node{r.node(y.opposite()), y}
			return true
		}
		if !r.has(y.state) {
			s.put(r, y)
		}
	}
	return false
}
