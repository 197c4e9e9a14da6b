package forcing

import (
	"slices"

	"sudoku/solver/board"
)

// Form is how the branches of a proof come together.
type Form uint8

// The forms.
const (
	// Contradiction: two branches begin with the same assumption and end with
	// a candidate true and false. The assumption is wrong.
	Contradiction Form = iota
	// Either: the branches begin with a candidate true and false, and end with
	// the same claim.
	Either
	// EachDigit: a branch for each candidate of a cell; all end with the same
	// claim.
	EachDigit
	// EachPlace: a branch for each place of a digit in a house; all end with
	// the same claim.
	EachPlace
	// Reversal: the one branch ends with the opposite of its assumption.
	Reversal
	// AnyForm is no form; a search for it takes all.
	AnyForm
)

// Claim says of a candidate that it is true or false.
type Claim struct {
	Candidate board.Candidate
	True      bool
}

func (s state) claim() Claim { return Claim{board.Candidate(s.candidate()), s.isOn()} }

// Reason is why a claim follows from others.
type Reason uint8

// The reasons.
const (
	// Assumed: it is what the branch begins with.
	Assumed Reason = iota
	// InCell: the digit is the last one left in its cell, or another digit is
	// in it.
	InCell
	// InHouse: the cell is the last one left for the digit in the house, or
	// the digit is elsewhere in it.
	InHouse
	// Locked: the digit is locked in the first of two houses to cells that the
	// second has too.
	Locked
	// HiddenPair, NakedPair: a pair in the house.
	HiddenPair
	NakedPair
	// XWing: the digit has the same two places in each of the first two houses;
	// the others lie across.
	XWing
	// Nested: a proof of its own.
	Nested
)

// Line is a claim of a branch with its reason.
type Line struct {
	Claim
	Reason Reason
	// From are the claims that it follows from, all of them made by lines
	// before; where something is left alone, the one that led to it comes
	// first, then what had to be ruled out before.
	From []Claim
	// Houses are those that the reason speaks of: one for InHouse, HiddenPair
	// and NakedPair, two for Locked, four for XWing.
	Houses []board.House
	// Digits and Cells are those of a pair.
	Digits board.DigitSet
	Cells  board.CellSet
	// Proof is the proof of a line that is Nested. It holds on the board
	// without what From rules out.
	Proof *Proof
}

// Branch is a row of lines that begins with an assumption and ends with what
// is to be shown.
type Branch []Line

// Proof shows that a claim is true.
type Proof struct {
	Kind Kind
	Form Form
	// Plain: without branches, in Sudoku Explainer's sense: a loop or a chain
	// from a candidate to its own opposite (only of a proof that is nested).
	Plain bool
	// Cell is the cell of EachDigit; House and Digit are those of EachPlace.
	Cell     board.Cell
	House    board.House
	Digit    board.Digit
	Claim    Claim
	Branches []Branch
	// Complexity is the number of claims in all branches and nested proofs, as
	// Sudoku Explainer counts it.
	Complexity int
}

var forms = [...]Form{contradiction: Contradiction, double: Either, cellForm: EachDigit, houseForm: EachPlace, loop: Either, single: Reversal}

// prover writes down the proofs of the hints that a searcher has found.
type prover struct {
	*searcher
	// needs are the cells and houses that the proof relies on, those of the
	// proofs in it included.
	needs []code
}

// prove makes the proof of a hint; if it is a loop, for one of the candidates
// that it eliminates.
func (v *prover) prove(h hint, x candidate) *Proof {
	p := &Proof{Kind: v.kind + Kind(v.level), Form: forms[h.form], Plain: v.plain, Claim: h.target.claim(), Complexity: int(h.weight)}
	v.needs = append(v.needs, v.relies(&h)...)
	switch root := h.root.candidate(); h.form {
	case loop:
		p.Claim = off(x).claim()
		p.Branches = v.loopBranches(v.path[h.first:h.last-1], x)
		return p
	case single:
		p.Branches = []Branch{v.pathBranch(v.path[h.first:h.last])}
		return p
	case cellForm:
		p.Cell = board.Cell(root / 9)
	case houseForm:
		p.House, p.Digit = board.House(h.house), board.Digit(root%9+1)
	}
	for _, end := range slices.Clone(v.parts(&h)) {
		p.Branches = append(p.Branches, v.branch(end))
	}
	return p
}

// branch lists what the end of a run rests upon, before each line what it
// follows from.
func (v *prover) branch(end part) Branch {
	var b Branch
	var seen stateSet
	var visit func(n node)
	visit = func(n node) {
		l := v.line(end.run, n)
		for _, c := range l.From {
			if p := c.state(); seen.add(p) {
				visit(end.run.node(p))
			}
		}
		b = append(b, l)
	}
	seen.add(end.end.state)
	visit(end.end)
	return b
}

// line is a node of a run as a line.
func (v *prover) line(r *run, n node) Line {
	l := Line{Claim: n.claim()}
	for _, p := range v.appendParents(nil, r, n) {
		l.From = append(l.From, p.claim())
	}
	switch {
	case n.why == assumed:
	case n.why == inCell:
		l.Reason = InCell
	case n.why != byRule:
		l.Reason = InHouse
		l.Houses = []board.House{board.House(n.why.house(n.cell()))}
	default:
		v.explain(&l, r, &r.findings[n.from], n.candidate())
	}
	return l
}

// explain adds to a line what a rule found.
func (v *prover) explain(l *Line, r *run, f *finding, x candidate) {
	l.Reason = ruleReasons[f.rule]
	for _, h := range f.houses {
		if h != noHouse {
			l.Houses = append(l.Houses, board.House(h))
		}
	}
	l.Digits = board.DigitSet(f.digits)
	switch f.rule {
	case nakedPair, hiddenPair:
		l.Cells = board.NewCellSet(board.Cell(f.cells[0]), board.Cell(f.cells[1]))
		v.needs = append(v.needs, f.pairCodes()...)
	case nested:
		v.explainNested(l, r, f, x)
	default:
		v.needs = append(v.needs, houseCode(int(x%9), int(f.houses[0])))
		if f.rule == xWing {
			v.needs = append(v.needs, houseCode(int(x%9), int(f.houses[1])))
		}
	}
}

var ruleReasons = [...]Reason{locking: Locked, hiddenPair: HiddenPair, nakedPair: NakedPair, xWing: XWing, nested: Nested}

// pairCodes are the houses or cells of a pair that rest on candidates gone.
func (f *finding) pairCodes() []code {
	if f.rule == nakedPair {
		return []code{cellCode(int(f.cells[0])), cellCode(int(f.cells[1]))}
	}
	d, e, h := first(f.digits), first(f.digits&(f.digits-1)), int(f.houses[0])
	return []code{houseCode(d, h), houseCode(e, h)}
}

// explainNested searches again on the board on which the nested chain was
// found. The line also follows from what Sudoku Explainer forgets: what rules
// within the nested chain rely on.
func (v *prover) explainNested(l *Line, r *run, f *finding, x candidate) {
	v.now = v.start.grid
	for _, y := range r.lists[0][:f.at] {
		v.now.drop(y)
	}
	in := prover{searcher: v.inside[f.by]}
	in.start = position{grid: v.now, empty: v.start.empty, placed: v.start.placed}
	in.search()
	if in.pulse.stopped {
		return
	}
	now := v.now
	l.Proof = in.prove(in.hints[f.result], x)
	var seen board.CandidateSet
	for _, c := range l.From {
		seen.Add(c.Candidate)
	}
	v.now = now
	r.parents = r.parents[:len(r.parents):len(r.parents)]
	known := len(r.parents)
	for _, c := range in.needs {
		v.collectParents(r, c, &seen)
	}
	for _, p := range r.parents[known:] {
		l.From = append(l.From, p.claim())
	}
	r.parents = r.parents[:known]
	v.needs = append(v.needs, in.needs...)
}

func (c Claim) state() state {
	if c.True {
		return on(candidate(c.Candidate))
	}
	return off(candidate(c.Candidate))
}

// pathBranch reads a path from its root, the last node, to its end.
func (v *prover) pathBranch(path []node) Branch {
	var b Branch
	for _, n := range slices.Backward(path) {
		b = append(b, v.pathLine(n))
	}
	return b
}

// pathLine is a node of a chain without branches as a line.
func (v *prover) pathLine(n node) Line {
	l := Line{Claim: n.claim()}
	if n.why == assumed {
		return l
	}
	from := state(n.from) << 1
	if !n.isOn() {
		from |= 1
	}
	l.From = []Claim{from.claim()}
	l.Reason = InCell
	if n.why != inCell {
		l.Reason = InHouse
		l.Houses = []board.House{board.House(n.why.house(n.cell()))}
	}
	return l
}

// loopBranches are two ways around a loop to a candidate that it eliminates:
// with its start on, and with its start off. The path is the loop backwards,
// its start, which is on, first.
func (v *prover) loopBranches(path []node, x candidate) []Branch {
	start := path[0]
	forth := Branch{{Claim: start.claim()}}
	if l, ok := hit(start.state, x); ok {
		forth = append(forth, l)
	} else {
		forth = v.onward(forth, path[1:], x)
	}
	// Backwards each state is the opposite, and the reason of a link belongs
	// to the node that it came from.
	back := Branch{{Claim: start.opposite().claim()}}
	for i := 0; i+1 < len(path); i++ {
		n := node{path[i+1].opposite(), mark{path[i].candidate(), path[i].why}}
		l := v.pathLine(n)
		if l.Reason == InHouse {
			l.Houses = []board.House{board.House(path[i].why.house(path[i].cell()))}
		}
		back = append(back, l)
		if l, ok := hit(n.state, x); ok {
			back = append(back, l)
			break
		}
	}
	return []Branch{forth, back}
}

// onward appends the nodes of a path, its end first, up to one that excludes a
// candidate, and that.
func (v *prover) onward(b Branch, path []node, x candidate) Branch {
	for _, n := range slices.Backward(path) {
		b = append(b, v.pathLine(n))
		if l, ok := hit(n.state, x); ok {
			return append(b, l)
		}
	}
	return b
}

// hit is the line by which a state, if it is on, excludes a candidate of the
// same digit that it sees.
func hit(s state, x candidate) (l Line, ok bool) {
	y, c := board.Candidate(x), board.Cell(s.cell())
	if !s.isOn() || s.digit() != int(x%9) || !c.Sees(y.Cell()) {
		return Line{}, false
	}
	h := board.NewCellSet(c, y.Cell()).Houses().First()
	return Line{Claim: Claim{y, false}, Reason: InHouse, From: []Claim{s.claim()}, Houses: []board.House{h}}, true
}
