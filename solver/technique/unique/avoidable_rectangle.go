package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Avoidable rectangle: a rectangle in two rows, two columns and two boxes without givens,
// with some corners solved. Two digits that alternate around the rectangle could be
// swapped, which a puzzle with a unique solution does not allow.
//
//   - Type 1: three corners are solved. The one opposite the open corner holds w, and the
//     other two hold the same digit. The open corner therefore does not hold w.
//   - Type 2: two corners in a line are solved. Each of the other two has one candidate
//     besides the digit that would complete the pattern, and this candidate is the same
//     in both. One of the corners holds it, so it is eliminated from cells that see both.
//
// Source: HoDoKu's technique pages, "Avoidable Rectangles".

// avoidableRectangle finds type 1 or 2.
type avoidableRectangle struct {
	key  string
	kind int
}

func (f avoidableRectangle) Search(b *board.Board, yield func(step.Step) bool) {
	empty := b.Empty()
	for i := range rectangles {
		r := &rectangles[i]
		open := r.cells.And(empty)
		if open.Len() != f.kind || r.cells.Meets(b.Givens()) {
			continue
		}
		if a, ok := r.avoid(b, open); ok && !yield(a.step(b, f.key)) {
			return
		}
	}
}

// avoidance is an avoidable rectangle. Its open corners could complete it with the digits
// of the pattern.
type avoidance struct {
	r       *rectangle
	open    board.CellSet
	digits  board.DigitSet
	extra   board.Digit // for type 2, otherwise 0
	cleared []board.Candidate
}

// avoid looks for eliminations and reports whether it found any.
func (r *rectangle) avoid(b *board.Board, open board.CellSet) (a avoidance, ok bool) {
	a = avoidance{r: r, open: open}
	var wrong [4]board.Digit // for open corners: the digit that would complete the pattern
	for k, c := range r.corners {
		v, o := b.Value(c), b.Value(r.corners[3-k])
		switch {
		case v != 0:
			a.digits = a.digits.With(v)
		case o == 0:
			return a, false // both corners of a diagonal are open
		default:
			wrong[k] = o
		}
	}
	if a.digits.Len() != 2 {
		return a, false // with two digits, solved corners of a diagonal are equal
	}
	if open.Len() == 1 {
		for k, c := range r.corners {
			if wrong[k] != 0 && b.Has(c, wrong[k]) {
				a.cleared = []board.Candidate{board.NewCandidate(c, wrong[k])}
			}
		}
		return a, a.cleared != nil
	}
	var extras board.DigitSet
	for k, c := range r.corners {
		if wrong[k] == 0 {
			continue
		}
		if has := b.Candidates(c); has.Len() != 2 || !has.Has(wrong[k]) {
			return a, false
		}
		extras |= b.Candidates(c).Without(wrong[k])
	}
	if extras.Len() != 1 {
		return a, false
	}
	a.extra = extras.First()
	a.cleared = step.Candidates(b, open.CommonPeers().And(b.Places(a.extra)), extras)
	return a, a.cleared != nil
}

func (a *avoidance) step(b *board.Board, key string) step.Step {
	s := step.Step{
		Technique:    key,
		Eliminations: a.cleared,
		Args: []step.Arg{
			step.DigitsArg("digits", a.digits), step.CellsArg("cells", a.r.cells), step.CellsArg("roof", a.open),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkCells(a.r.cells, step.Pattern)
	v.MarkCandidates(b, a.open, a.digits, step.Pattern)
	if a.extra != 0 {
		s.Args = append(s.Args, step.DigitArg("extras", a.extra))
		v.MarkCandidates(b, a.open, board.NewDigitSet(a.extra), step.Fin)
	}
	return s
}
