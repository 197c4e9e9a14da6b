package hodoku

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
)

// check finds the contradictions and verities in the tables and sorts them in HoDoKu's
// order.
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
	// Among the hits with the first effect, take the shortest. The length of the others
	// does not matter.
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

// isVerity reports whether the hit has several premises.
func (h *tableHit) isVerity() bool { return len(h.premises) > 1 }

// compare orders hits by HoDoKu's order of effects, then contradictions before verities,
// then by length.
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

// length returns the number of nodes in all chains of a hit.
func (t *tables) length(h *tableHit) int {
	if t.nets {
		return 0 // conclusions in nets have several reasons
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

// state returns the state of a candidate that is on or off.
func (t *tables) state(c board.Cell, d board.Digit, on bool) link.State {
	return link.NewState(int(t.node[board.NewCandidate(c, d)]), on)
}

// contradiction returns contradictory conclusions from a premise, or nil if there are
// none.
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

// emptied returns conclusions that put a digit into a house twice, leave a cell without
// candidates, or leave a house with no place for a digit. It returns nil if there are
// none.
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
			// As in HoDoKu, places eliminated earlier do not count as ruled out.
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

// verity records the common conclusions of the premises, except those in the cells out.
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

// step returns the step of a hit, with a view for each chain from a premise to an end.
// For a net, whose conclusions have several reasons, the views mark only the premise and
// the end.
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

// view shows how an end follows from the premise of the last spread.
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
