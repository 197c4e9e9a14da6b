package eureka

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Verdict is the judgement of an argument on a board.
type Verdict struct {
	// Links holds the judgement of each link of a chain, in order. For a loop, the link
	// back to the start is the last one.
	Links []Judged
	// Faults lists what is wrong, in the order of the text. It is empty if the argument
	// holds.
	Faults []Fault
	// Ends says what the chain shows, if its links hold.
	Ends Ends
	// Placements and Eliminations list the effects in ascending order. They are empty if
	// there is a fault.
	Placements   []board.Candidate
	Eliminations []board.Candidate
	// Open reports whether only Show can tell if the conclusions are right. The text has
	// no argument, or it names a technique in a notation that does not prove them.
	Open bool
}

// Holds reports whether the argument is correct as written.
func (v *Verdict) Holds() bool { return len(v.Faults) == 0 }

// Judged is a link and its reason.
type Judged struct {
	From, To Term
	Kind     Link
	Holds    bool
	// Via is the reason why the link holds: a house, a cell or an almost locked set.
	Via step.Via
	// Fills reports whether a weak link holds because the digits of one end fill the
	// cells, and Locked whether a strong link holds because the set has no more digits
	// than cells.
	Fills, Locked bool
	// House and Others, or Digits, say why a strong link does not hold. The digit of
	// both ends has the other places Others in House, or the cell of both ends has
	// other Digits. If both ends are in the same cells and these have too many digits
	// for an almost locked set, Digits holds all digits of the cells.
	House  board.House
	Others board.CellSet
	Digits board.DigitSet
	// Between lists terms that could be inserted between the ends of a link that does not
	// hold, so that all links hold.
	Between []Term
}

// Fault is a part of an argument that is wrong.
type Fault struct {
	Kind FaultKind
	Span
	Link      int             // index in Links, for NotStrong and NotWeak
	Candidate board.Candidate // for NoCandidate, NotCovered, Unfounded
	True      bool            // for Unfounded
}

// FaultKind says what is wrong.
type FaultKind uint8

// The kinds of faults.
const (
	NoCandidate    FaultKind = iota // the board does not have the candidate
	NotStrong                       // both ends may be false
	NotWeak                         // both ends may be true
	NotAlternating                  // two links of the same kind follow each other
	NothingFollows                  // the chain proves nothing
	EmptySet                        // a truth has no candidate on the board
	NotCovered                      // a candidate of the truths is in no cover
	TooFewTruths                    // truths and covers differ in number, and nothing follows
	Unfounded                       // a conclusion does not follow
	NoEffect                        // the board has no candidate that is ruled out or placed
	FaultKinds     = iota
)

// Ends says what a chain proves.
type Ends uint8

// The conclusions of chains.
const (
	NoEnds     Ends = iota
	OneOfTwo        // one of its ends is true
	Loop            // one end of each link is true
	StartTrue       // its start is true
	StartFalse      // its start is false
)

// Judge judges an argument on a board.
func Judge(b *board.Board, d *Argument) Verdict {
	j := judge{board: b, argument: d}
	switch {
	case d.Bare():
	case len(d.Chain) == 0:
		j.sets()
	case len(d.Chain) == 1:
		j.locked(&d.Chain[0])
	default:
		j.chain()
	}
	broken := len(j.Faults) > 0 && len(d.Chain) > 1 && j.Faults[0].Kind < NotAlternating
	j.claims()
	j.Open = d.Bare() || d.Name != "" && len(d.Claims) > 0 && len(j.Faults) > 0 && !broken
	return j.Verdict
}

type judge struct {
	Verdict
	board    *board.Board
	argument *Argument
	follows  effects
}

// effects holds the conclusions drawn so far.
type effects struct{ placed, eliminated board.CandidateSet }

func (j *judge) fault(f Fault) { j.Faults = append(j.Faults, f) }

// claims lists the effects and compares the claimed conclusions with them.
func (j *judge) claims() {
	if len(j.Faults) > 0 {
		return
	}
	for x := range j.follows.placed.All() {
		if j.board.Has(x.Cell(), x.Digit()) {
			j.Placements = append(j.Placements, x)
		}
	}
	for x := range j.follows.eliminated.All() {
		if j.board.Has(x.Cell(), x.Digit()) {
			j.Eliminations = append(j.Eliminations, x)
		}
	}
	for _, c := range j.argument.Claims {
		x := c.Candidate
		follows := j.follows.eliminated.Has(x) || j.follows.excludes(x)
		if c.True {
			follows = j.follows.placed.Has(x)
		}
		switch {
		case !follows:
			j.fault(Fault{Kind: Unfounded, Span: c.Span, Candidate: x, True: c.True})
		case !j.board.Has(x.Cell(), x.Digit()):
			j.fault(Fault{Kind: NoCandidate, Span: c.Span, Candidate: x})
		}
	}
	if len(j.Placements)+len(j.Eliminations) == 0 && len(j.Faults) == 0 {
		j.fault(Fault{Kind: NoEffect, Span: j.argument.span()})
	}
}

// excludes reports whether a candidate is false because another one is placed.
func (e *effects) excludes(x board.Candidate) bool {
	for y := range e.placed.All() {
		if (step.Claim{Candidate: y, True: true}).Excludes(x) {
			return true
		}
	}
	return false
}

// span returns the part of the text that contains the whole argument.
func (d *Argument) span() Span {
	switch {
	case len(d.Chain) > 0:
		return Span{d.Chain[0].From, d.Chain[len(d.Chain)-1].To}
	case len(d.Truths) > 0:
		return Span{d.Truths[0].From, d.Covers[len(d.Covers)-1].To}
	}
	return Span{}
}

// places returns the cells of a term that may hold d.
func (j *judge) places(t *Term, d board.Digit) board.CellSet { return t.Cells.And(j.board.Places(d)) }

// chain judges the terms and links of a chain.
func (j *judge) chain() {
	chain := slices.Clone(j.argument.Chain)
	for i := range chain {
		t := &chain[i]
		var cells board.CellSet
		for d := range t.Digits.All() {
			at := j.places(t, d)
			if at.IsEmpty() {
				j.fault(Fault{Kind: NoCandidate, Span: t.Span, Candidate: board.NewCandidate(t.Cells.First(), d)})
				return
			}
			cells = cells.Or(at)
		}
		if t.Digits.Len() == 1 && !inSet(chain, i) {
			// A missing candidate means that the player misread the board.
			if rest := t.Cells.Minus(cells); !rest.IsEmpty() {
				j.fault(Fault{Kind: NoCandidate, Span: t.Span, Candidate: board.NewCandidate(rest.First(), t.Digits.First())})
				return
			}
		}
	}
	chain = j.fromBreak(chain)
	for i := 1; i < len(chain); i++ {
		if i > 1 && chain[i].Link == chain[i-1].Link {
			j.fault(Fault{Kind: NotAlternating, Span: chain[i-1].Span})
		}
		link := j.link(&chain[i-1], &chain[i], chain[i].Link)
		j.Links = append(j.Links, link)
		if !link.Holds {
			kind := NotWeak
			if link.Kind == Strong {
				kind = NotStrong
			}
			j.fault(Fault{Kind: kind, Span: Span{chain[i-1].From, chain[i].To}, Link: i - 1})
		}
	}
	if len(j.Faults) == 0 {
		j.conclude(chain)
	}
}

// fromBreak rotates a loop so that it starts at the only term where two links of the same
// kind meet. Other chains are returned unchanged.
func (j *judge) fromBreak(chain []Term) []Term {
	last := len(chain) - 1
	if last < 3 || !j.same(&chain[0], &chain[last]) || chain[1].Link == chain[last].Link {
		return chain
	}
	at := 0
	for i := 1; i < last; i++ {
		if chain[i].Link == chain[i+1].Link {
			if at > 0 {
				return chain
			}
			at = i
		}
	}
	if at == 0 {
		return chain
	}
	turned := slices.Clone(chain[at:])
	turned = append(turned, chain[1:at+1]...)
	turned[0].Link = 0
	return turned
}

// same reports whether two terms have the same digits and places.
func (j *judge) same(a, b *Term) bool {
	return a.Digits == b.Digits && j.allPlaces(a) == j.allPlaces(b)
}

// inSet reports whether term i shares its cells with the term before or after it. Not all
// of these cells need to have the term's digit.
func inSet(chain []Term, i int) bool {
	return chain[i].Inner || i+1 < len(chain) && chain[i+1].Inner
}

func (j *judge) link(from, to *Term, kind Link) Judged {
	l := Judged{From: *from, To: *to, Kind: kind}
	if kind == Strong {
		l.Via, l.Holds = j.strong(from, to)
		l.Locked = l.Via.Kind == step.InSet && j.board.DigitsIn(l.Via.Cells).Len() <= l.Via.Cells.Len()
	} else {
		l.Via, l.Fills, l.Holds = j.weak(from, to)
	}
	if !l.Holds {
		l.Between = j.between(from, to, kind)
		l.others(j)
	}
	return l
}

// others records why a strong link does not hold.
func (l *Judged) others(j *judge) {
	a, b := &l.From, &l.To
	switch {
	case l.Kind == Weak || a.Digits.Len() != 1 || b.Digits.Len() != 1:
	case a.Digits == b.Digits:
		d := a.Digits.First()
		both := a.Cells.Or(b.Cells)
		for h := range both.Houses().All() {
			others := j.board.Places(d).And(h.Cells()).Minus(both)
			if l.Others.IsEmpty() || others.Len() < l.Others.Len() {
				l.House, l.Others = h, others
			}
		}
	case a.Cells == b.Cells && a.Cells.Len() == 1:
		l.Digits = j.board.Candidates(a.Cells.First()) &^ a.Digits &^ b.Digits
	case a.Cells == b.Cells && j.board.DigitsIn(a.Cells).Len() > a.Cells.Len()+1:
		l.Digits = j.board.DigitsIn(a.Cells)
	}
}

// strong reports whether two terms cannot both be false.
func (j *judge) strong(a, b *Term) (via step.Via, ok bool) {
	if a.Digits.Len() == 1 && a.Digits == b.Digits {
		d := a.Digits.First()
		both := j.places(a, d).Or(j.places(b, d))
		for h := range board.House(board.Houses) {
			if at := j.board.Places(d).And(h.Cells()); !at.IsEmpty() && at.Within(both) {
				return step.ViaHouse(h), true
			}
		}
		if !both.Houses().IsEmpty() {
			return via, false // the fault is then reported as other places in the house
		}
		return j.setAround(a, b)
	}
	if a.Digits&b.Digits != 0 {
		return via, false
	}
	if a.Cells == b.Cells && j.isAlmostLocked(a.Cells) {
		if a.Cells.Len() == 1 {
			return step.ViaCell(a.Cells.First()), true
		}
		return step.ViaSet(a.Cells), true
	}
	return j.setAround(a, b)
}

// isAlmostLocked reports whether the cells are an almost locked set or a locked one: they
// have at most one digit more than there are cells, and each digit can occur only once.
func (j *judge) isAlmostLocked(cells board.CellSet) bool {
	if !cells.Within(j.board.Empty()) || j.board.DigitsIn(cells).Len() > cells.Len()+1 {
		return false
	}
	return !cells.Houses().IsEmpty() || j.eachOnce(cells)
}

// eachOnce reports whether each digit can occur only once in the cells.
func (j *judge) eachOnce(cells board.CellSet) bool {
	for d := range j.board.DigitsIn(cells).All() {
		if !seeEachOther(cells.And(j.board.Places(d))) {
			return false
		}
	}
	return true
}

// weak reports whether two terms cannot both be true.
func (j *judge) weak(a, b *Term) (via step.Via, fills, ok bool) {
	for d := range (a.Digits & b.Digits).All() {
		p, q := j.places(a, d), j.places(b, d)
		if q.Within(p.CommonPeers()) {
			if hs := p.Or(q).Houses(); !hs.IsEmpty() {
				via = step.ViaHouse(hs.First())
			}
			return via, false, true
		}
	}
	if a.Digits&b.Digits != 0 {
		return via, false, false
	}
	for _, x := range [][2]*Term{{a, b}, {b, a}} {
		// The digits of one end fill its cells and leave none for the other end.
		full, digits := j.allPlaces(x[0]), x[0].Digits
		if full.Len() == digits.Len() && j.allPlaces(x[1]).Within(full) {
			if full.Len() == 1 {
				via = step.ViaCell(full.First())
			} else {
				via = step.ViaSet(full)
			}
			return via, full.Len() > 1, true
		}
	}
	return via, false, false
}

// allPlaces returns the cells that may hold one of the term's digits.
func (j *judge) allPlaces(t *Term) (cells board.CellSet) {
	for d := range t.Digits.All() {
		cells = cells.Or(j.places(t, d))
	}
	return cells
}
