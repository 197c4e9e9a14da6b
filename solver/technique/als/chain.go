package als

import (
	"slices"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
)

// ALS chain (ALS-XY-Chain): at least four almost locked sets in a row. Each shares a
// restricted common with the next, and the restricted commons on the two sides of a set
// are different digits. If the first set lacks its digit z, it contains its restricted
// common, so the second set lacks this digit and contains the next restricted common, and
// so on. The last set lacks its restricted common and contains all its other digits,
// including z. So z is eliminated from cells that see all its places in the first and the
// last set. A chain of two sets is an ALS-XZ, and one of three is an ALS-XY-Wing.
//
// It is an alternating inference chain whose strong links are all in almost locked sets.
// For each pair of ends the search finds a shortest chain. Of the chains with the same
// effects it keeps the shortest, and it yields short chains first.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets".

const (
	chainKey = "als-chain"
	// longestChain is the number of links of a chain with seven sets and six bridges.
	longestChain = 13
	chainKinds   = link.StrongSet | link.StrongCell | link.WeakHouse
)

// rowSearch holds the state of a search for chains.
type rowSearch struct {
	net  *link.Graph
	sees []board.CellSet // by node: places for its digit that see the whole node and may be eliminated
	hits []Row
	seen map[board.CandidateSet]int // index in hits
}

// Row is a chain with its eliminations.
type Row struct {
	Chain   step.Chain
	Digits  board.DigitSet
	Effects board.CandidateSet
}

var chainPool = sync.Pool{New: func() any { return &rowSearch{seen: make(map[board.CandidateSet]int)} }}

func Chain(b *board.Board, yield func(step.Step) bool) {
	s := chainPool.Get().(*rowSearch)
	defer chainPool.Put(s)
	s.net = link.Acquire(b, link.WithSets)
	defer s.net.Release()
	s.hits, s.sees = s.hits[:0], s.sees[:0]
	clear(s.seen)
	var places [9]board.CellSet
	for x := range s.net.Refute(chainKinds).Candidates.All() {
		places[x.Digit()-1] = places[x.Digit()-1].With(x.Cell())
	}
	for _, n := range s.net.Nodes {
		s.sees = append(s.sees, n.Cells.CommonPeers().And(places[n.Digit-1]))
	}
	for i := range s.net.Nodes {
		s.from(b, i)
	}
	sorting.Stable(s.hits, func(x, y Row) int { return len(x.Chain) - len(y.Chain) })
	for i := range s.hits {
		if !yield(s.hits[i].Step(b)) {
			return
		}
	}
}

// from records the chains that start with a node.
func (s *rowSearch) from(b *board.Board, start int) {
	if s.sees[start].IsEmpty() {
		return
	}
	find := &s.net.Search
	find.Run(s.net, link.NewState(start, false), chainKinds, longestChain)
	for _, state := range find.Reached() {
		end := state.Node()
		if !state.IsOn() || end <= start || find.Length(state) < 7 ||
			s.net.Nodes[end].Digit != s.net.Nodes[start].Digit || !s.sees[end].Meets(s.sees[start]) {
			continue
		}
		c := Row{Chain: find.Chain(state)}
		c.findEliminations(b)
		if old, known := s.seen[c.Effects]; !known {
			s.seen[c.Effects] = len(s.hits)
			s.hits = append(s.hits, c)
		} else if len(c.Chain) < len(s.hits[old].Chain) {
			s.hits[old] = c
		}
	}
}

// findEliminations finds all eliminations of the two ends.
func (c *Row) findEliminations(b *board.Board) {
	first, last := c.Chain[0], c.Chain[len(c.Chain)-1]
	digits := b.DigitsIn(first.Via.Cells) & b.DigitsIn(last.Via.Cells)
	for d := range digits.Without(first.To.Digit).Without(last.From.Digit).All() {
		places := first.Via.Cells.Or(last.Via.Cells).And(b.Places(d))
		if cells := places.CommonPeers().And(b.Places(d)); !cells.IsEmpty() {
			c.Digits = c.Digits.With(d)
			c.Effects.AddCells(cells, d)
		}
	}
}

// Step returns the step of a chain, without sets at its ends that the effects do not need.
func (c *Row) Step(b *board.Board) step.Step {
	c.trim(b)
	s := step.Step{
		Technique:    chainKey,
		Eliminations: slices.Collect(c.Effects.All()),
		Args: []step.Arg{
			step.DigitsArg("digits", c.Digits), step.NumberArg("sets", (len(c.Chain)+1)/2),
			step.ChainArg("chain", c.Chain),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	for i := 0; i < len(c.Chain); i += 2 {
		cells := c.Chain[i].Via.Cells
		v.MarkCells(cells, step.SetRole(i/2))
		v.MarkCandidates(b, cells, board.AllDigits, step.SetRole(i/2))
	}
	v.Links = c.Chain
	for _, end := range []step.Link{c.Chain[0], c.Chain[len(c.Chain)-1]} {
		v.MarkCandidates(b, end.Via.Cells, c.Digits, step.Pincer)
	}
	return s
}

// trim keeps the shortest part of the chain, of at least four sets, with the same effects.
func (c *Row) trim(b *board.Board) {
	for n := 7; n < len(c.Chain); n += 2 {
		for i := 0; i+n <= len(c.Chain); i += 2 {
			part := Row{Chain: slices.Clone(c.Chain[i : i+n])}
			part.findEliminations(b)
			if part.Digits != c.Digits || part.Effects != c.Effects {
				continue
			}
			first, last, d := &part.Chain[0], &part.Chain[n-1], c.Digits.First()
			first.From = step.Node{Digit: d, Cells: first.Via.Cells.And(b.Places(d))}
			last.To = step.Node{Digit: d, Cells: last.Via.Cells.And(b.Places(d))}
			c.Chain = part.Chain
			return
		}
	}
}
