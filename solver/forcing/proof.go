package forcing

import (
	"slices"

	"sudoku/solver/board"
)

// Form describes how the branches of a proof combine.
type Form uint8

// The forms.
const (
	// Contradiction has two branches from the same assumption. One shows that a candidate
	// is true, and the other that it is false, so the assumption is wrong.
	Contradiction Form = iota
	// Either has one branch from a candidate being true and one from the candidate being
	// false. Both end with the same claim.
	Either
	// EachDigit has a branch for each candidate of a cell. All end with the same claim.
	EachDigit
	// EachPlace has a branch for each place for a digit in a house. All end with the same
	// claim.
	EachPlace
	// Reversal has one branch, which ends with the opposite of its assumption.
	Reversal
	// AnyForm makes Search yield proofs of all forms.
	AnyForm
)

// Claim states that a candidate is true or false.
type Claim struct {
	Candidate board.Candidate
	True      bool
}

func (s state) claim() Claim { return Claim{board.Candidate(s.candidate()), s.isOn()} }

// Reason explains why a claim follows from others.
type Reason uint8

// The reasons.
const (
	// Assumed marks the assumption of a branch.
	Assumed Reason = iota
	// InCell means that the digit is the last one left in its cell, or that another digit
	// is in the cell.
	InCell
	// InHouse means that the cell is the last one left for the digit in the house, or
	// that the digit is elsewhere in the house.
	InHouse
	// Locked means that the places for the digit in the first of two houses all lie in
	// the second.
	Locked
	// HiddenPair and NakedPair mean that the house contains such a pair.
	HiddenPair
	NakedPair
	// XWing means that the digit has the same two places in each of the first two houses,
	// which the other two cross.
	XWing
	// Nested means that the claim has a proof of its own.
	Nested
)

// Line is a claim of a branch with its reason.
type Line struct {
	Claim
	Reason Reason
	// From lists the claims from which this one follows. All of them are made by earlier
	// lines. If the candidate is the last one left somewhere, the claim that led to it
	// comes first, followed by the other candidates that had to be ruled out.
	From []Claim
	// Houses lists the houses of the reason: one for InHouse, HiddenPair and NakedPair,
	// two for Locked, four for XWing.
	Houses []board.House
	// Digits and Cells hold the digits and cells of a pair.
	Digits board.DigitSet
	Cells  board.CellSet
	// Proof is the proof for the reason Nested. It holds on the board without the
	// candidates that From rules out.
	Proof *Proof
}

// Branch is a sequence of lines from an assumption to a conclusion.
type Branch []Line

// Proof shows that a claim is true.
type Proof struct {
	Kind Kind
	Form Form
	// Plain marks a proof without branches in Sudoku Explainer's sense: a loop, or a
	// chain from a candidate to its own opposite. Only nested proofs are plain.
	Plain bool
	// Cell is set for EachDigit. House and Digit are set for EachPlace.
	Cell     board.Cell
	House    board.House
	Digit    board.Digit
	Claim    Claim
	Branches []Branch
	// Complexity is the number of claims in all branches and nested proofs, as counted by
	// Sudoku Explainer.
	Complexity int
}

var forms = [...]Form{contradiction: Contradiction, double: Either, cellForm: EachDigit, houseForm: EachPlace, loop: Either, single: Reversal}

// prover builds proofs for the hints of a searcher.
type prover struct {
	*searcher
	// needs lists the cells and houses that the proof relies on, including the ones that
	// nested proofs rely on.
	needs []code
}

// prove returns the proof of a hint. For a loop it proves that x, which the loop
// eliminates, is false.
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

// branch returns the lines for the end of a run and for the states that it depends on.
// Each line comes after those that it follows from.
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

// line converts a node of a run to a line.
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

// explain fills in a line with the finding of a rule.
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

// pairCodes returns the houses or cells in which a pair depends on ruled-out candidates.
func (f *finding) pairCodes() []code {
	if f.rule == nakedPair {
		return []code{cellCode(int(f.cells[0])), cellCode(int(f.cells[1]))}
	}
	d, e, h := first(f.digits), first(f.digits&(f.digits-1)), int(f.houses[0])
	return []code{houseCode(d, h), houseCode(e, h)}
}

// explainNested repeats the search on the board on which the nested chain was found. It
// adds to From the claims that rules within the nested chain rely on. Sudoku Explainer
// leaves them out.
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

// pathBranch returns the branch along a path, whose last node is the root.
func (v *prover) pathBranch(path []node) Branch {
	var b Branch
	for _, n := range slices.Backward(path) {
		b = append(b, v.pathLine(n))
	}
	return b
}

// pathLine converts a node of a plain chain to a line.
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

// loopBranches returns the two ways around a loop to a candidate that it eliminates: one
// with the start of the loop on, and one with it off. The path begins with the start,
// which is on; the other nodes follow in reverse order.
func (v *prover) loopBranches(path []node, x candidate) []Branch {
	start := path[0]
	forth := Branch{{Claim: start.claim()}}
	if l, ok := hit(start.state, x); ok {
		forth = append(forth, l)
	} else {
		forth = v.onward(forth, path[1:], x)
	}
	// Reversing a link negates both nodes and moves the reason to the other one.
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

// onward goes through the path from its end. It appends the nodes up to the first one
// that excludes x, then the line that excludes x.
func (v *prover) onward(b Branch, path []node, x candidate) Branch {
	for _, n := range slices.Backward(path) {
		b = append(b, v.pathLine(n))
		if l, ok := hit(n.state, x); ok {
			return append(b, l)
		}
	}
	return b
}

// hit returns the line by which a state excludes x. ok is false unless the state is on,
// has the same digit and sees x.
func hit(s state, x candidate) (l Line, ok bool) {
	y, c := board.Candidate(x), board.Cell(s.cell())
	if !s.isOn() || s.digit() != int(x%9) || !c.Sees(y.Cell()) {
		return Line{}, false
	}
	h := board.NewCellSet(c, y.Cell()).Houses().First()
	return Line{Claim: Claim{y, false}, Reason: InHouse, From: []Claim{s.claim()}, Houses: []board.House{h}}, true
}
