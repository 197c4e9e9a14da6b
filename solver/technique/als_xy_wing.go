package technique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// ALS-XY-Wing: two almost locked sets, the ends, and a third one, the pivot,
// which has a restricted common x with one end and another one, y, with the
// other. If an end lacks its digit z, it holds x, the pivot lacks x and holds
// y, the other end lacks y and holds all of its other digits, z among them. So
// no cell that sees all places of z in both ends can hold it.
//
// The sets may share cells, though never the places of a restricted common,
// but neither end contains the other. Many wings with the same effects are the
// rule, and the first of them speaks for all.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets".

const alsXYWingKey = "als-xy-wing"

func alsXYWing(b *board.Board, yield func(step.Step) bool) {
	n := acquireNet(b)
	defer n.release()
	for c := range n.List {
		if !n.wings(b, c, yield) {
			return
		}
	}
}

// wings looks for wings with a pivot and reports whether to go on.
func (n *alsNet) wings(b *board.Board, pivot int, yield func(step.Step) bool) bool {
	around := n.around(pivot)
	for i, p := range around {
		useful := n.useful[p.set]
		if useful.IsEmpty() {
			continue
		}
		for _, q := range around[:i] {
			both := p.digits | q.digits
			digits := useful & n.useful[q.set] &^ both
			if digits.IsEmpty() || both.Len() == 1 {
				continue
			}
			w := alsWing{a: &n.List[q.set], b: &n.List[p.set], pivot: &n.List[pivot], x: q.digits, y: p.digits}
			if w.look(digits) && n.isNew(&w.effects) && !yield(w.step(b)) {
				return false
			}
		}
	}
	return true
}

// alsWing is an ALS-XY-Wing: x and y are the restricted commons of the pivot
// with a and b, digits those that it eliminates.
type alsWing struct {
	a, b, pivot  *link.ALS
	x, y, digits board.DigitSet
	effects      board.CandidateSet
}

// look finds the eliminations among the digits and reports whether there are
// any.
func (w *alsWing) look(digits board.DigitSet) bool {
	for d := range digits.All() {
		if cells := w.a.Seen(d).And(w.b.Seen(d)); !cells.IsEmpty() {
			w.digits = w.digits.With(d)
		}
	}
	if w.digits.IsEmpty() || w.a.Cells.Within(w.b.Cells) || w.b.Cells.Within(w.a.Cells) {
		return false
	}
	for d := range w.digits.All() {
		alsAdd(&w.effects, w.a.Seen(d).And(w.b.Seen(d)), d)
	}
	return true
}

func (w *alsWing) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    alsXYWingKey,
		Eliminations: slices.Collect(w.effects.All()),
		Views:        make([]step.View, 1),
	}
	v := &s.Views[0]
	alsMark(b, v, w.digits, []*link.ALS{w.a, w.b}, w.pivot)
	// One digit of each link is enough, two different ones.
	x, y := w.x.First(), w.y.First()
	if x == y && w.y.Len() > 1 {
		y = w.y.Without(x).First()
	} else if x == y {
		x = w.x.Without(y).First()
	}
	for z := range w.digits.All() {
		v.Links = append(v.Links, alsLink(w.a, z, x))
	}
	v.Links = append(v.Links, alsBridge(w.a, w.pivot, x), alsLink(w.pivot, x, y), alsBridge(w.pivot, w.b, y))
	for z := range w.digits.All() {
		v.Links = append(v.Links, alsLink(w.b, y, z))
	}
	s.Args = []step.Arg{
		step.CellsArg("first", w.a.Cells), step.CellsArg("second", w.b.Cells), step.CellsArg("pivot", w.pivot.Cells),
		step.DigitArg("first-restricted", x), step.DigitArg("second-restricted", y), step.DigitsArg("digits", w.digits),
	}
	return s
}
