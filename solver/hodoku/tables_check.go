package hodoku

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
)

// check finds what the tables show and puts it in HoDoKu's order.
func (t *tables) check() {
	t.hits = t.hits[:0]
	for d := range t.allowed {
		t.allowed[d] = t.board.Empty()
		values := t.board.Values()
		for c := range values.Filled().All() {
			if values[c] == board.Digit(d+1) {
				t.allowed[d] = t.allowed[d].Minus(c.Peers())
			}
		}
	}
	for s := range link.State(len(t.all)) {
		if ends := t.contradiction(s); ends != nil {
			t.hits = append(t.hits, tableHit{
				premises: []link.State{s}, ends: ends, result: t.graph.Candidate(s.Node()), placed: !s.IsOn(),
			})
		}
	}
	var premises []link.State
	for n := range t.graph.Singles {
		premises = append(premises[:0], link.NewState(n, true), link.NewState(n, false))
		t.verity(premises, t.graph.Nodes[n].Cells)
	}
	for c := range t.board.Empty().All() {
		premises = premises[:0]
		for d := range t.board.Candidates(c).All() {
			premises = append(premises, t.state(c, d, true))
		}
		t.verity(premises, board.CellSet{})
	}
	for h := range board.House(board.Houses) {
		for d := range board.AllDigits.All() {
			premises = premises[:0]
			for c := range t.board.Places(d).And(h.Cells()).All() {
				premises = append(premises, t.state(c, d, true))
			}
			t.verity(premises, board.CellSet{})
		}
	}
	sorting.Stable(t.hits, tableHit.compare)
	// Of those with the first effect the shortest is taken, of the others any.
	same := 0
	for same < len(t.hits) && t.hits[same].placed == t.hits[0].placed && t.hits[same].result == t.hits[0].result {
		t.hits[same].length = t.length(&t.hits[same])
		same++
	}
	sorting.Stable(t.hits[:same], tableHit.compare)
	t.hits = slices.CompactFunc(t.hits, func(x, y tableHit) bool {
		x.length = y.length
		return x.compare(y) == 0
	})
}

// isVerity reports whether several premises show the same.
func (h *tableHit) isVerity() bool { return len(h.premises) > 1 }

// compare is HoDoKu's order of effects, then contradictions before verities, and
// of either the short ones first.
func (h tableHit) compare(o tableHit) int {
	rank := func(yes bool) int {
		if yes {
			return 1
		}
		return 0
	}
	return cmp.Or(
		rank(o.placed)-rank(h.placed), cmp.Compare(h.result, o.result),
		rank(h.isVerity())-rank(o.isVerity()), cmp.Compare(h.length, o.length),
	)
}

// length is the number of nodes on all chains of a hit.
func (t *tables) length(h *tableHit) int {
	if t.nets {
		return 0 // they have several reasons
	}
	n := 0
	for _, p := range h.premises {
		t.spread(p)
		for _, end := range h.ends {
			for s := end; s >= 0; s = t.parent[s] {
				n++
			}
		}
	}
	return n
}

// state is a candidate, on or off.
func (t *tables) state(c board.Cell, d board.Digit, on bool) link.State {
	return link.NewState(int(t.node[board.NewCandidate(c, d)]), on)
}

// contradiction is what cannot be in the table of a premise, nil if all can.
func (t *tables) contradiction(premise link.State) []link.State {
	c := &t.all[premise]
	if x := t.graph.Candidate(premise.Node()); premise.IsOn() && c.off[x.Digit()-1].Has(x.Cell()) ||
		!premise.IsOn() && c.on[x.Digit()-1].Has(x.Cell()) {
		return []link.State{premise ^ 1}
	}
	var once board.CellSet
	for d := range board.AllDigits.All() {
		if both := c.on[d-1].And(c.off[d-1]); !both.IsEmpty() {
			return []link.State{t.state(both.First(), d, false), t.state(both.First(), d, true)}
		}
		if twice := once.And(c.on[d-1]); !twice.IsEmpty() {
			for other := range d {
				if other > 0 && c.on[other-1].Has(twice.First()) {
					return []link.State{t.state(twice.First(), other, true), t.state(twice.First(), d, true)}
				}
			}
		}
		once = once.Or(c.on[d-1])
	}
	return t.emptied(c)
}

// emptied is a house with a digit twice or without a place for it, or a cell
// without a candidate, in a table; nil if there is none.
func (t *tables) emptied(c *conclusions) []link.State {
	for d := range board.AllDigits.All() {
		for h := range board.House(board.Houses) {
			if in := c.on[d-1].And(h.Cells()); in.Len() > 1 {
				return t.states(in, d, true)
			}
		}
	}
	for cell := range t.board.Empty().All() {
		left, placed := t.board.Candidates(cell), false
		for d := range left.All() {
			placed = placed || c.on[d-1].Has(cell)
			if c.off[d-1].Has(cell) {
				left = left.Without(d)
			}
		}
		if left.IsEmpty() && !placed {
			var ends []link.State
			for d := range t.board.Candidates(cell).All() {
				ends = append(ends, t.state(cell, d, false))
			}
			return ends
		}
	}
	for d := range board.AllDigits.All() {
		for h := range board.House(board.Houses) {
			// As in HoDoKu: what was eliminated before does not count as gone.
			if in := t.allowed[d-1].And(h.Cells()); !in.IsEmpty() && in.Within(c.off[d-1]) {
				return t.states(in, d, false)
			}
		}
	}
	return nil
}

func (t *tables) states(cells board.CellSet, d board.Digit, on bool) []link.State {
	var list []link.State
	for c := range cells.All() {
		list = append(list, t.state(c, d, on))
	}
	return list
}

// verity takes what follows from each of some premises, but not in the cells
// that are left out.
func (t *tables) verity(premises []link.State, out board.CellSet) {
	if len(premises) == 0 {
		return
	}
	common := t.all[premises[0]]
	for _, p := range premises[1:] {
		for d := range common.on {
			common.on[d] = common.on[d].And(t.all[p].on[d])
			common.off[d] = common.off[d].And(t.all[p].off[d])
		}
	}
	for d := range board.AllDigits.All() {
		for i, cells := range [2]board.CellSet{common.off[d-1], common.on[d-1]} {
			for c := range cells.Minus(out).All() {
				t.hits = append(t.hits, tableHit{
					premises: slices.Clone(premises), ends: []link.State{t.state(c, d, i == 1)},
					result: board.NewCandidate(c, d), placed: i == 1,
				})
			}
		}
	}
}

// step is the step of a hit: a view for each chain from a premise to an end.
// Of a net, whose conclusions have several reasons, it marks the premise and the
// end.
func (t *tables) step(key string, h *tableHit) step.Step {
	s := step.Step{Technique: key}
	if h.placed {
		s.Placements = []board.Candidate{h.result}
	} else {
		s.Eliminations = []board.Candidate{h.result}
	}
	name := "start"
	if !h.premises[0].IsOn() {
		name = "without"
	}
	var starts []board.Candidate
	for _, p := range h.premises {
		x := t.graph.Candidate(p.Node())
		if !slices.Contains(starts, x) {
			starts = append(starts, x)
		}
		t.spread(p)
		for _, end := range h.ends {
			s.Views = append(s.Views, t.view(p, end))
		}
	}
	s.Args = []step.Arg{step.CandidatesArg(name, starts...), step.NumberArg("length", h.length)}
	return s
}

// view shows how an end follows from the premise that was spread last.
func (t *tables) view(premise, end link.State) step.View {
	var v step.View
	if !t.nets && end != premise {
		var path []link.State
		for s := end; s >= 0; s = t.parent[s] {
			path = append(path, s)
		}
		slices.Reverse(path)
		v.MarkChain(t.graph.Chain(path))
		return v
	}
	for _, s := range [2]link.State{premise, end} {
		role := step.Off
		if s.IsOn() {
			role = step.On
		}
		v.MarkNode(t.graph.Nodes[s.Node()], role)
	}
	return v
}
