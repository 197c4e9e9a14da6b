package technique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// ALS-XZ: two almost locked sets without a common cell, with a restricted
// common x: all its places in both see each other, so that only one of the sets
// can hold it. The set that goes without x holds all its other digits.
//
//   - Singly linked: any other common digit z is in one of the sets, and no
//     cell that sees all of its places in both can hold it.
//   - Doubly linked, with a second restricted common y: one set holds x and the
//     other y, so that both sets are locked. The common digits x and y are ruled
//     out where all their places in both are seen, and every other digit of
//     either set where all its places in that set are.
//
// Two sets in one house can only be doubly linked, and are a naked subset of it
// then, which is left to that technique.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets"; SudokuWiki, "Almost
// Locked Sets".

const alsXZKey = "als-xz"

func alsXZ(b *board.Board, yield func(step.Step) bool) {
	n := acquireNet(b)
	defer n.release()
	for i := range n.pairs {
		p := &n.pairs[i]
		first, second := &n.List[p.a], &n.List[p.b]
		if p.digits.Len() == 1 && (n.useful[p.a]&n.useful[p.b]&^p.digits).IsEmpty() ||
			first.Cells.Meets(second.Cells) || !first.Cells.Or(second.Cells).Houses().IsEmpty() {
			continue
		}
		x := xzPattern{a: first, b: second, restricted: p.digits}
		if x.look() && !yield(x.step(b)) {
			return
		}
	}
}

// xzPattern is an ALS-XZ; digits are those that it eliminates.
type xzPattern struct {
	a, b       *link.ALS
	restricted board.DigitSet
	digits     board.DigitSet
	effects    board.CandidateSet
}

// look finds the eliminations and reports whether there are any.
func (p *xzPattern) look() bool {
	common := p.a.Digits & p.b.Digits
	if p.restricted.Len() == 1 {
		common &^= p.restricted
	}
	for d := range common.All() {
		p.clear(p.a.Seen(d).And(p.b.Seen(d)), d)
	}
	if p.restricted.Len() >= 2 {
		p.clearLocked(p.a, p.b)
		p.clearLocked(p.b, p.a)
	}
	return !p.digits.IsEmpty()
}

// clearLocked eliminates by a set that is locked, but not in the other one.
func (p *xzPattern) clearLocked(set, other *link.ALS) {
	for d := range (set.Digits &^ p.restricted).All() {
		p.clear(set.Seen(d).Minus(other.Cells), d)
	}
}

func (p *xzPattern) clear(cells board.CellSet, d board.Digit) {
	if !cells.IsEmpty() {
		p.digits = p.digits.With(d)
		alsAdd(&p.effects, cells, d)
	}
}

func (p *xzPattern) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    alsXZKey,
		Eliminations: slices.Collect(p.effects.All()),
		Args: []step.Arg{
			step.CellsArg("first", p.a.Cells), step.CellsArg("second", p.b.Cells),
			step.DigitsArg("restricted", p.restricted), step.DigitsArg("digits", p.digits),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	alsMark(b, v, p.digits&^p.restricted, []*link.ALS{p.a, p.b})
	x := p.restricted.First()
	if p.restricted.Len() >= 2 {
		y := p.restricted.Without(x).First()
		v.Links = []step.Link{
			alsLink(p.a, y, x), alsBridge(p.a, p.b, x), alsLink(p.b, x, y), alsBridge(p.b, p.a, y),
		}
		return s
	}
	for z := range p.digits.All() {
		v.Links = append(v.Links, alsLink(p.a, z, x))
	}
	v.Links = append(v.Links, alsBridge(p.a, p.b, x))
	for z := range p.digits.All() {
		v.Links = append(v.Links, alsLink(p.b, x, z))
	}
	return s
}
