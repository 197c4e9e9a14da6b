package eureka

import (
	"math/bits"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// conclude finds what follows from a chain whose links hold and alternate.
func (j *judge) conclude(chain []Term) {
	first, last := &chain[0], &chain[len(chain)-1]
	begins, ends := chain[1].Link, last.Link
	same := j.same(first, last)
	switch {
	case begins != ends && same && len(chain) > 3:
		j.Ends = Loop // the text repeats the start
		j.loop()
	case begins == Strong && ends == Strong && same:
		j.Ends = StartTrue
		j.makeTrue(first)
	case begins == Strong && ends == Strong:
		j.Ends = OneOfTwo
		if back := j.link(last, first, Weak); back.Holds && len(chain) > 2 {
			j.Ends = Loop
			j.Links = append(j.Links, back)
			j.loop()
			return
		}
		j.excludeBoth(first, last)
	case begins == Weak && ends == Weak && same:
		j.Ends = StartFalse
		j.makeFalse(first)
	case begins == Weak && ends == Weak:
		// The text may start a loop with a weak link and leave out the last link.
		if back := j.link(last, first, Strong); back.Holds && len(chain) > 2 {
			j.Ends = Loop
			j.Links = append(j.Links, back)
			j.loop()
			return
		}
		j.fault(Fault{Kind: NothingFollows, Span: j.argument.span()})
	case begins == Weak && ends == Strong && len(chain) > 2:
		// If the start were true, the end would be true, which excludes it.
		if back := j.link(last, first, Weak); back.Holds {
			j.Ends = StartFalse
			j.Links = append(j.Links, back)
			j.makeFalse(first)
			return
		}
		j.fault(Fault{Kind: NothingFollows, Span: j.argument.span()})
	default:
		j.fault(Fault{Kind: NothingFollows, Span: j.argument.span()})
	}
}

// makeTrue concludes that a term is true. It places each digit that has only one place in
// the term. For each of the others it rules out the candidates that see all its places.
func (j *judge) makeTrue(t *Term) {
	for d := range t.Digits.All() {
		at := j.places(t, d)
		if at.Len() == 1 {
			j.follows.placed.Add(board.NewCandidate(at.First(), d))
			continue
		}
		j.exclude(at.CommonPeers(), d)
	}
	j.fill(t)
}

// fill rules out the other digits of cells that a term's digits fill.
func (j *judge) fill(t *Term) {
	if t.Digits.Len() != t.Cells.Len() {
		return
	}
	if t.Cells.Len() == 1 {
		return // implied by the placement
	}
	for d := range (board.AllDigits &^ t.Digits).All() {
		j.exclude(t.Cells, d)
	}
}

// makeFalse concludes that a term is false. Only a term with a single digit then loses
// candidates.
func (j *judge) makeFalse(t *Term) {
	if t.Digits.Len() == 1 {
		j.exclude(t.Cells, t.Digits.First())
	}
}

func (j *judge) exclude(cells board.CellSet, d board.Digit) {
	j.follows.eliminated.AddCells(cells.And(j.board.Places(d)), d)
}

// excludeBoth rules out the candidates that are incompatible with each of two terms, one
// of which is true.
func (j *judge) excludeBoth(a, b *Term) {
	for d := range board.AllDigits.All() {
		for c := range j.board.Places(d).All() {
			x := Term{Digits: board.NewDigitSet(d), Cells: board.NewCellSet(c)}
			_, _, withA := j.weak(a, &x)
			_, _, withB := j.weak(b, &x)
			if withA && withB {
				j.follows.eliminated.Add(board.NewCandidate(c, d))
			}
		}
	}
}

// loop draws the conclusions from a continuous loop: one end of each weak link is true,
// and each almost locked set lacks only one of the digits of its links.
func (j *judge) loop() {
	for _, l := range j.Links {
		if l.Kind == Weak {
			j.excludeBoth(&l.From, &l.To)
			continue
		}
		if l.Via.Kind != step.InSet {
			continue
		}
		// One end is false, so the set has all its other digits.
		for d := range (j.board.DigitsIn(l.Via.Cells) &^ l.From.Digits &^ l.To.Digits).All() {
			j.exclude(l.Via.Cells.And(j.board.Places(d)).CommonPeers(), d)
		}
	}
}

// setAround finds a set of cells in which two terms cannot both be false: an almost locked
// set that a technique would use or, failing that, the smallest set in a house that would
// have fewer digits than cells without the terms.
func (j *judge) setAround(a, b *Term) (via step.Via, ok bool) {
	if a.Digits.Len() != 1 || b.Digits.Len() != 1 {
		return via, false
	}
	if via, ok = j.knownSet(a, b); ok {
		return via, true
	}
	var least board.CellSet
	for h := range board.House(board.Houses) {
		empty := slices.Collect(h.Cells().And(j.board.Empty()).All())
		var digits [1 << 9]board.DigitSet
		for subset := 1; subset < 1<<len(empty); subset++ {
			lowest := empty[bits.TrailingZeros(uint(subset))]
			digits[subset] = digits[subset&(subset-1)] | j.board.Candidates(lowest)
			n := bits.OnesCount(uint(subset))
			if digits[subset].Len() > n+1 || !least.IsEmpty() && n >= least.Len() {
				continue
			}
			var cells board.CellSet
			for i, c := range empty {
				if subset>>i&1 != 0 {
					cells = cells.With(c)
				}
			}
			if j.leftWithout(a, b, cells) < n {
				least = cells
			}
		}
	}
	switch least.Len() {
	case 0:
		return via, false
	case 1:
		return step.ViaCell(least.First()), true
	}
	return step.ViaSet(least), true
}

// knownSet finds an almost locked set in which the single digits of two terms have exactly
// the terms' places. It considers the sets in the graph of package link.
func (j *judge) knownSet(a, b *Term) (via step.Via, ok bool) {
	g := link.Acquire(j.board, link.WithSets)
	defer g.Release()
	from, okA := g.Node(a.node())
	to, okB := g.Node(b.node())
	if !okA || !okB {
		return via, false
	}
	g.Search.Run(g, link.NewState(from, false), link.Strong, 1)
	if end := link.NewState(to, true); g.Search.Length(end) == 1 {
		return g.Search.Chain(end)[0].Via, true
	}
	return via, false
}

// leftWithout returns the number of digits that the cells can hold if both terms are false.
func (j *judge) leftWithout(a, b *Term, cells board.CellSet) int {
	left := j.board.DigitsIn(cells)
	for d := range (left & (a.Digits | b.Digits)).All() {
		var at board.CellSet
		for _, t := range [...]*Term{a, b} {
			if t.Digits.Has(d) {
				at = at.Or(t.Cells)
			}
		}
		if j.board.Places(d).And(cells).Within(at) {
			left = left.Without(d)
		}
	}
	return left.Len()
}

// longestBetween is the maximum number of links in a missing piece of a chain.
const longestBetween = 5

// between finds the shortest piece of a chain that fits between two terms. It returns nil
// if there is none.
func (j *judge) between(from, to *Term, kind Link) (terms []Term) {
	if from.Digits.Len() != 1 || to.Digits.Len() != 1 {
		return nil
	}
	g := link.Acquire(j.board, link.WithSets)
	defer g.Release()
	a, okA := g.Node(step.Node{Digit: from.Digits.First(), Cells: j.allPlaces(from)})
	b, okB := g.Node(step.Node{Digit: to.Digits.First(), Cells: j.allPlaces(to)})
	if !okA || !okB || a == b {
		return nil
	}
	g.Search.Run(g, link.NewState(a, kind == Weak), link.Strong|link.Weak, longestBetween)
	end := link.NewState(b, kind == Strong)
	if g.Search.Length(end) < 2 {
		return nil
	}
	chain := g.Search.Chain(end)
	for i, l := range chain[:len(chain)-1] {
		t := Term{Digits: board.NewDigitSet(l.To.Digit), Cells: l.To.Cells, Link: Strong}
		if (kind == Weak) == (i%2 == 0) {
			t.Link = Weak
		}
		terms = append(terms, t)
	}
	return terms
}
