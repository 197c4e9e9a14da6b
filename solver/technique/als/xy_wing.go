package als

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/link"
	"sudoku/solver/step"
)

// ALS-XY-Wing: two almost locked sets, the ends, and a third one, the pivot, which has a
// restricted common x with one end and another restricted common y with the other end. If
// an end lacks its digit z, it contains x, so the pivot lacks x and contains y, and the
// other end lacks y and contains all its other digits, including z. So z is eliminated
// from cells that see all its places in both ends.
//
// The sets may share cells except the places of a restricted common, but neither end may
// contain the other. Usually many wings have the same effects; only the first is yielded.
//
// Source: HoDoKu's technique pages, "Almost Locked Sets".

const xyWingKey = "als-xy-wing"

func XYWing(b *board.Board, yield func(step.Step) bool) {
	n := AcquireNet(b)
	defer n.Release()
	for c := range n.List {
		if !n.wings(b, c, yield) {
			return
		}
	}
}

// wings yields the wings with the given pivot. It returns false if yield did.
func (n *Net) wings(b *board.Board, pivot int, yield func(step.Step) bool) bool {
	around := n.adjacentTo(pivot)
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
			w := Wing{A: &n.List[q.set], B: &n.List[p.set], Pivot: &n.List[pivot], X: q.digits, Y: p.digits}
			if w.Look(digits) && n.isNew(&w.effects) && !yield(w.Step(b)) {
				return false
			}
		}
	}
	return true
}

// Wing is an ALS-XY-Wing. X and Y hold the restricted commons of the pivot with A and B.
// digits holds the digits that the wing eliminates.
type Wing struct {
	A, B, Pivot  *link.ALS
	X, Y, digits board.DigitSet
	effects      board.CandidateSet
}

// Look looks for eliminations of the digits and reports whether it found any.
func (w *Wing) Look(digits board.DigitSet) bool {
	for d := range digits.All() {
		if cells := w.A.Seen(d).And(w.B.Seen(d)); !cells.IsEmpty() {
			w.digits = w.digits.With(d)
		}
	}
	if w.digits.IsEmpty() || w.A.Cells.Within(w.B.Cells) || w.B.Cells.Within(w.A.Cells) {
		return false
	}
	for d := range w.digits.All() {
		w.effects.AddCells(w.A.Seen(d).And(w.B.Seen(d)), d)
	}
	return true
}

func (w *Wing) Step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    xyWingKey,
		Eliminations: slices.Collect(w.effects.All()),
		Views:        make([]step.View, 1),
	}
	v := &s.Views[0]
	mark(b, v, w.digits, []*link.ALS{w.A, w.B}, w.Pivot)
	// One digit per link suffices, but the two must differ.
	x, y := w.X.First(), w.Y.First()
	if x == y && w.Y.Len() > 1 {
		y = w.Y.Without(x).First()
	} else if x == y {
		x = w.X.Without(y).First()
	}
	for z := range w.digits.All() {
		v.Links = append(v.Links, Inside(w.A, z, x))
	}
	v.Links = append(v.Links, Bridge(w.A, w.Pivot, x), Inside(w.Pivot, x, y), Bridge(w.Pivot, w.B, y))
	for z := range w.digits.All() {
		v.Links = append(v.Links, Inside(w.B, y, z))
	}
	s.Args = []step.Arg{
		step.CellsArg("first", w.A.Cells), step.CellsArg("second", w.B.Cells), step.CellsArg("pivot", w.Pivot.Cells),
		step.DigitArg("first-restricted", x), step.DigitArg("second-restricted", y), step.DigitsArg("digits", w.digits),
	}
	return s
}
