package link

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Refuted is an upper bound, found before any search, of what chains and loops
// over links of some kinds can eliminate on a board. Whatever they eliminate
// leads, taken for true, to its own falsehood over such links: it makes one end
// false, the other end follows, and that excludes it. What does so is soon
// found, without regard to the length of chains or to what they pass twice, and
// usually there is nothing.
type Refuted struct {
	// Candidates are those that lead to their own falsehood.
	Candidates board.CandidateSet

	graph *Graph
	kinds Kind
	words int // of a row
	// rows are, by state, the single candidates that are off in what follows
	// from it, bit by bit.
	rows []uint64
	// place is, by state, when the search came upon it, and, once its row is
	// complete, the negative number of its component: the states that follow
	// from each other, which have the same row.
	place      []int32
	open       []State // those come upon without a component
	count      int32
	components int32
	// loops are, by component, whether there may be a loop that eliminates
	// something.
	loops []bool
	seen  []int32 // by component: a node, plus one, that excludes one that is on there
}

// Refute finds what may be eliminated over links of the kinds. The result
// belongs to the graph, until the next call.
func (g *Graph) Refute(kinds Kind) *Refuted {
	r := &g.refuted
	states := 2 * len(g.Nodes)
	r.Candidates, r.graph, r.kinds, r.words = board.CandidateSet{}, g, kinds, (g.Singles+63)/64
	r.rows = slices.Grow(r.rows[:0], states*r.words)[:states*r.words]
	clear(r.rows)
	r.place = slices.Grow(r.place[:0], states)[:states]
	clear(r.place)
	r.count, r.components = 0, 0
	for n := range g.Singles {
		on := NewState(n, true)
		if r.place[on] == 0 {
			r.visit(on)
		}
		if r.row(on)[n/64]>>(n%64)&1 != 0 {
			r.Candidates.Add(g.Candidate(n))
		}
	}
	r.loops = slices.Grow(r.loops[:0], int(r.components)+1)[:r.components+1]
	clear(r.loops)
	r.findLoops()
	if kinds&StrongSet != 0 {
		r.findLocked()
	}
	return r
}

func (r *Refuted) row(s State) []uint64 { return r.rows[int(s)*r.words:][:r.words] }

// visit goes through what follows from a state, as Tarjan's search for strongly
// connected components does. It leaves the state open if it follows from one that
// is.
func (r *Refuted) visit(s State) {
	r.count++
	own, lowest := r.count, r.count
	r.place[s] = own
	first := len(r.open)
	r.open = append(r.open, s)
	row, n := r.row(s), s.Node()
	edges := r.graph.weak.of(n)
	if !s.IsOn() {
		edges = r.graph.strong.of(n)
		if r.graph.IsSingle(n) {
			row[n/64] |= 1 << (n % 64)
		}
	}
	for _, e := range edges {
		if e.Kind&r.kinds == 0 {
			continue
		}
		to := NewState(int(e.To), !s.IsOn())
		if r.place[to] == 0 {
			r.visit(to)
		}
		if at := r.place[to]; at > 0 {
			lowest = min(lowest, at)
		}
		for i, bits := range r.row(to) {
			row[i] |= bits
		}
	}
	if lowest < own {
		r.place[s] = lowest
		return
	}
	component := r.open[first:]
	for _, member := range component[1:] {
		for i, bits := range r.row(member) {
			row[i] |= bits
		}
	}
	r.components++
	for _, member := range component {
		copy(r.row(member), row)
		r.place[member] = -r.components
	}
	r.open = r.open[:first]
}

// findLoops marks the components with two nodes, one on and the other off, that
// the same refuted candidate excludes: so are the two of a weak link of a loop
// that eliminates it.
func (r *Refuted) findLoops() {
	r.seen = slices.Grow(r.seen[:0], int(r.components)+1)[:r.components+1]
	clear(r.seen)
	for x := range r.Candidates.All() {
		n, _ := r.graph.Node(step.NewNode(x))
		edges := r.graph.weak.of(n)
		for _, e := range edges {
			r.seen[r.component(NewState(int(e.To), true))] = int32(n) + 1
		}
		for _, e := range edges {
			if c := r.component(NewState(int(e.To), false)); r.seen[c] == int32(n)+1 {
				r.loops[c] = true
			}
		}
	}
}

// findLocked marks the components with two digits of an almost locked set, one
// of which a loop would lock in, if that eliminates others of the set.
func (r *Refuted) findLocked() {
	for n := range r.graph.Nodes {
		c := r.component(NewState(n, false))
		if r.loops[c] {
			continue
		}
		for _, e := range r.graph.strong.of(n) {
			if e.Kind != StrongSet || r.component(NewState(int(e.To), true)) != c {
				continue
			}
			var set board.CandidateSet
			r.graph.excludedByLocked(&r.graph.Sets.List[e.via], r.graph.Nodes[n].Digit, r.graph.Nodes[e.To].Digit, &set)
			r.loops[c] = r.loops[c] || !set.IsEmpty()
		}
	}
	r.loops[0] = false
}

// component is the number of the component of a state, 0 if nothing leads to it.
func (r *Refuted) component(s State) int { return int(-r.place[s]) }

// IsEmpty reports whether nothing is eliminated.
func (r *Refuted) IsEmpty() bool { return r.Candidates.IsEmpty() && !slices.Contains(r.loops, true) }

// ByEnd reports whether a chain may eliminate something beside an end that is a
// node.
func (r *Refuted) ByEnd(n int) bool {
	for _, e := range r.graph.Weak(n) {
		if r.graph.IsSingle(int(e.To)) && r.Candidates.Has(r.graph.Candidate(int(e.To))) {
			return true
		}
	}
	return false
}

// Around reports whether a single candidate may follow from its own falsehood: all
// that a link of the kinds excludes with it leads to its own falsehood then.
func (r *Refuted) Around(n int) bool {
	for _, e := range r.graph.Weak(n) {
		if e.Kind&r.kinds != 0 && r.graph.IsSingle(int(e.To)) && !r.Candidates.Has(r.graph.Candidate(int(e.To))) {
			return false
		}
	}
	return true
}

// ByLoop reports whether a loop through a state may eliminate something.
func (r *Refuted) ByLoop(s State) bool { return r.loops[r.component(s)] }
