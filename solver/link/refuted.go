package link

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Refuted is an upper bound for the candidates that chains and loops over links of some
// kinds can eliminate on a board. It is computed before any search. If an elimination is
// possible, its candidate implies its own falsehood over these links: the candidate makes
// one end of the chain false, the other end follows, and that end excludes the candidate.
// Such candidates are quick to find if the length of chains and repeated nodes are
// ignored. Usually there are none.
type Refuted struct {
	// Candidates holds the candidates that imply their own falsehood.
	Candidates board.CandidateSet

	graph *Graph
	kinds Kind
	words int // per row
	// rows holds, for each state, a bit set of the single candidates that are off if the
	// state holds.
	rows []uint64
	// place holds, for each state, when the search first visited it. When the row of the
	// state is complete, place holds the negated number of its component instead. The
	// states of a component follow from each other and have the same row.
	place      []int32
	open       []State // visited states that do not have a component yet
	count      int32
	components int32
	// loops says, for each component, whether it may have a loop that eliminates
	// something.
	loops []bool
	seen  []int32 // by component: the last node excluded by one of its on nodes, plus one
}

// Refute returns the bound for links of the given kinds. The result belongs to the graph
// and is valid until the next call.
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

// visit explores the conclusions from a state with Tarjan's algorithm for strongly
// connected components. If the state leads back to an earlier open state, visit leaves it
// open.
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

// findLoops marks the components with an on node and an off node that both exclude the
// same refuted candidate. If a loop eliminates the candidate, the ends of one of its weak
// links are such nodes.
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

// findLocked marks the components with two digits of an almost locked set if a loop that
// keeps one of these digits in the set would eliminate the set's other digits elsewhere.
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

// component returns the component of a state, or 0 if the search has not visited it.
func (r *Refuted) component(s State) int { return int(-r.place[s]) }

// IsEmpty reports whether nothing can be eliminated.
func (r *Refuted) IsEmpty() bool { return r.Candidates.IsEmpty() && !slices.Contains(r.loops, true) }

// ByEnd reports whether a chain that ends at the node may eliminate something.
func (r *Refuted) ByEnd(n int) bool {
	for _, e := range r.graph.Weak(n) {
		if r.graph.IsSingle(int(e.To)) && r.Candidates.Has(r.graph.Candidate(int(e.To))) {
			return true
		}
	}
	return false
}

// Around reports whether a single candidate may follow from its own falsehood. In that
// case, all candidates excluded by its links imply their own falsehood.
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
