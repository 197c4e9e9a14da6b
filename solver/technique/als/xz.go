package als

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// ALS-XZ: two almost locked sets without common cells, with a restricted common x: all
// places for x in both sets see each other, so only one set can contain x. The set
// without x contains all its other digits.
//
//   - Singly linked: any other common digit z is in one of the sets, so it is eliminated
//     from cells that see all its places in both sets.
//   - Doubly linked, with a second restricted common y: one set contains x and the other
//     y, so both sets are locked. The common digits x and y are eliminated from cells
//     that see all their places in both sets, and every other digit of a set from cells
//     that see all its places in that set.
//
// Two sets in one house can only be doubly linked. They are then a naked subset of the
// house, which has its own technique.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets"; SudokuWiki, "Almost Locked
// Sets".

const xzKey = "als-xz"

func XZ(b *board.Board, yield func(step.Step) bool) {
	n := AcquireNet(b)
	defer n.Release()
	for i := range n.Pairs {
		p := &n.Pairs[i]
		first, second := &n.List[p.A], &n.List[p.B]
		if p.Digits.Len() == 1 && (n.useful[p.A]&n.useful[p.B]&^p.Digits).IsEmpty() ||
			first.Cells.Meets(second.Cells) || !first.Cells.Or(second.Cells).Houses().IsEmpty() {
			continue
		}
		x := Couple{A: first, B: second, Restricted: p.Digits}
		if x.Look() && !yield(x.Step(b)) {
			return
		}
	}
}

// Couple is an ALS-XZ; digits holds the digits that it eliminates.
type Couple struct {
	A, B       *link.ALS
	Restricted board.DigitSet
	digits     board.DigitSet
	effects    board.CandidateSet
}

// Look looks for eliminations and reports whether it found any.
func (p *Couple) Look() bool {
	common := p.A.Digits & p.B.Digits
	if p.Restricted.Len() == 1 {
		common &^= p.Restricted
	}
	for d := range common.All() {
		p.clear(p.A.Seen(d).And(p.B.Seen(d)), d)
	}
	if p.Restricted.Len() >= 2 {
		p.clearLocked(p.A, p.B)
		p.clearLocked(p.B, p.A)
	}
	return !p.digits.IsEmpty()
}

// clearLocked makes the eliminations of a locked set outside the other set.
func (p *Couple) clearLocked(set, other *link.ALS) {
	for d := range (set.Digits &^ p.Restricted).All() {
		p.clear(set.Seen(d).Minus(other.Cells), d)
	}
}

func (p *Couple) clear(cells board.CellSet, d board.Digit) {
	if !cells.IsEmpty() {
		p.digits = p.digits.With(d)
		p.effects.AddCells(cells, d)
	}
}

func (p *Couple) Step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    xzKey,
		Eliminations: slices.Collect(p.effects.All()),
		Args: []step.Arg{
			step.CellsArg("first", p.A.Cells), step.CellsArg("second", p.B.Cells),
			step.DigitsArg("restricted", p.Restricted), step.DigitsArg("digits", p.digits),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	mark(b, v, p.digits&^p.Restricted, []*link.ALS{p.A, p.B})
	x := p.Restricted.First()
	if p.Restricted.Len() >= 2 {
		y := p.Restricted.Without(x).First()
		v.Links = []step.Link{
			Inside(p.A, y, x), Bridge(p.A, p.B, x), Inside(p.B, x, y), Bridge(p.B, p.A, y),
		}
		return s
	}
	for z := range p.digits.All() {
		v.Links = append(v.Links, Inside(p.A, z, x))
	}
	v.Links = append(v.Links, Bridge(p.A, p.B, x))
	for z := range p.digits.All() {
		v.Links = append(v.Links, Inside(p.B, x, z))
	}
	return s
}
