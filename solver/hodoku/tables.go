package hodoku

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// Tables, after Trebor, list all conclusions from each candidate being true and from its
// being false. If a table contains an impossible conclusion (a contradiction), the
// opposite of its premise is true. A verity is a common conclusion of several candidates,
// one of which must be true: all candidates of a cell, all places for a digit in a house,
// or a candidate and its opposite.
//
// In the tables for chains, each conclusion follows from one other by a link; groups of
// cells are nodes too. In the tables for nets, the direct conclusions are the results of
// four rounds of singles.
//
// HoDoKu calls these forcing chains and forcing nets. It first takes a step that places a
// digit, in the lowest cell if there are several. Otherwise it takes the elimination in
// the lowest cell, and there the one with the lowest digit.
//
// Source: HoDoKu's technique pages, "Last Resort".

// tableSearch searches for one of the four techniques.
type tableSearch struct {
	key          string
	nets, verity bool
}

func (f tableSearch) search(b *board.Board, yield func(step.Step) bool) {
	t := acquireTables(b, f.nets)
	defer tablePool.Put(t)
	for i := range t.hits {
		if h := &t.hits[i]; h.isVerity() == f.verity && !yield(t.step(f.key, h)) {
			return
		}
	}
}

// tables holds the tables of a board and the steps found in them.
type tables struct {
	board  board.Board
	nets   bool
	filled bool
	graph  *link.Graph
	// node maps each candidate to its node.
	node [board.Candidates]int16
	// direct holds the direct conclusions from each state, for nets only. all holds all
	// conclusions from each state.
	direct, all []conclusions
	reached     []bool
	queue       []link.State
	parent      []link.State
	hits        []tableHit
	allowed     [9]board.CellSet
}

// conclusions holds, for each digit, the cells that must contain it and the cells that
// cannot.
type conclusions struct{ on, off [9]board.CellSet }

func (c *conclusions) add(x board.Candidate, on bool) {
	set := &c.off[x.Digit()-1]
	if on {
		set = &c.on[x.Digit()-1]
	}
	*set = set.With(x.Cell())
}

// tableHit is a contradiction, with one premise, or a verity, with several.
type tableHit struct {
	premises []link.State
	// ends holds the contradictory conclusions, or the one common conclusion.
	ends   []link.State
	result board.Candidate
	placed bool
	length int // set only for hits with the effect that sorts first
}

var tablePool = sync.Pool{New: func() any { return new(tables) }}

// acquireTables returns the tables of a board. Another technique on the same board reuses
// the tables filled last.
func acquireTables(b *board.Board, nets bool) *tables {
	t := tablePool.Get().(*tables)
	if t.filled && t.board == *b && t.nets == nets {
		return t
	}
	t.board, t.nets, t.filled = *b, nets, true
	if t.graph == nil {
		t.graph = new(link.Graph)
	}
	t.graph.Build(b, link.Grouped)
	g := t.graph
	for n := range g.Singles {
		t.node[g.Candidate(n)] = int16(n)
	}
	t.direct = slices.Grow(t.direct[:0], 2*g.Singles)[:2*g.Singles]
	t.all = slices.Grow(t.all[:0], 2*g.Singles)[:2*g.Singles]
	if nets {
		for s := range t.direct {
			x := g.Candidate(link.State(s).Node())
			t.direct[s] = lookAhead(b, x, link.State(s).IsOn())
		}
	}
	for s := range t.all {
		t.fill(link.State(s))
	}
	t.check()
	return t
}

// fill computes the table of a premise.
func (t *tables) fill(premise link.State) {
	t.spread(premise)
	c := conclusions{}
	for _, s := range t.queue {
		if t.graph.IsSingle(s.Node()) {
			c.add(t.graph.Candidate(s.Node()), s.IsOn())
		}
	}
	t.all[premise] = c
}

// spread collects all conclusions from a premise in queue, starting with the premise
// itself, and records the parent of each.
func (t *tables) spread(premise link.State) {
	g := t.graph
	n := 2 * len(g.Nodes)
	t.reached = slices.Grow(t.reached[:0], n)[:n]
	clear(t.reached)
	t.parent = slices.Grow(t.parent[:0], n)[:n]
	t.queue = t.queue[:0]
	t.reach(premise, -1)
	for i := 0; i < len(t.queue); i++ {
		at := t.queue[i]
		single := g.IsSingle(at.Node())
		if t.nets && single {
			t.reachDirect(at)
		}
		edges := g.Strong(at.Node())
		if at.IsOn() {
			edges = g.Weak(at.Node())
		}
		for _, e := range edges {
			if !t.nets || !single || !g.IsSingle(int(e.To)) {
				t.reach(link.NewState(int(e.To), !at.IsOn()), at)
			}
		}
	}
}

func (t *tables) reach(s, from link.State) {
	if !t.reached[s] {
		t.reached[s], t.parent[s] = true, from
		t.queue = append(t.queue, s)
	}
}

// reachDirect adds the direct conclusions of a state in a net.
func (t *tables) reachDirect(at link.State) {
	c := &t.direct[at]
	for d := range board.AllDigits.All() {
		for cell := range c.on[d-1].All() {
			t.reach(link.NewState(int(t.node[board.NewCandidate(cell, d)]), true), at)
		}
		for cell := range c.off[d-1].All() {
			t.reach(link.NewState(int(t.node[board.NewCandidate(cell, d)]), false), at)
		}
	}
}

// tableRounds is the number of rounds of singles after a premise of a net.
const tableRounds = 4

// lookAhead returns the conclusions that singles draw from a candidate being true (on) or
// false.
func lookAhead(b *board.Board, x board.Candidate, on bool) conclusions {
	var c conclusions
	rest := *b
	if on {
		c.place(b, &rest, x)
	} else {
		c.add(x, false)
		rest.Eliminate(x.Cell(), x.Digit())
		if left := rest.Candidates(x.Cell()); left.Len() == 1 {
			c.place(b, &rest, board.NewCandidate(x.Cell(), left.First()))
		}
	}
	for range tableRounds {
		var singles board.CandidateSet
		for cell := range rest.Empty().All() {
			if left := rest.Candidates(cell); left.Len() == 1 {
				singles.Add(board.NewCandidate(cell, left.First()))
			}
		}
		for h := range board.House(board.Houses) {
			for d := range board.AllDigits.All() {
				if left := rest.Places(d).And(h.Cells()); left.Len() == 1 {
					singles.Add(board.NewCandidate(left.First(), d))
				}
			}
		}
		if singles.IsEmpty() {
			break
		}
		for x := range singles.All() {
			c.place(b, &rest, x)
		}
	}
	return c
}

// place records that a candidate is true.
func (c *conclusions) place(b, rest *board.Board, x board.Candidate) {
	cell, d := x.Cell(), x.Digit()
	c.add(x, true)
	c.off[d-1] = c.off[d-1].Or(b.Places(d).And(cell.Peers()))
	for other := range rest.Candidates(cell).Without(d).All() {
		c.add(board.NewCandidate(cell, other), false)
	}
	if rest.Value(cell) == 0 {
		rest.Place(cell, d)
	}
}
