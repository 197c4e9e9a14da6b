package wing

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// XY-Wing and XYZ-Wing: a pivot and two bivalue pincers that see it, with three digits x,
// y and z in all.
//
//   - XY-Wing: the candidates are x and y in the pivot, x and z in one pincer, and y and
//     z in the other. The pivot holds x or y, so one of the pincers holds z.
//   - XYZ-Wing: the pivot has z as well, and z is in one of the three cells.
//
// Therefore z is eliminated from cells that see all of its places in the wing.
//
// Source: HoDoKu's technique pages, "Wings"; Sudoku Explainer 1.2.1, rule "XYWing".

// xyWing finds one of the two wings. pivot is the number of candidates of the pivot, 2 or
// 3.
type xyWing struct {
	key   string
	pivot int
}

func (f xyWing) Search(b *board.Board, yield func(step.Step) bool) {
	bivalue := b.Bivalue()
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() == f.pivot && !f.around(b, c, bivalue.And(c.Peers()), yield) {
			return
		}
	}
}

// around tries the pincers around a pivot. It returns false if yield did.
func (f xyWing) around(b *board.Board, pivot board.Cell, bivalue board.CellSet, yield func(step.Step) bool) bool {
	digits := b.Candidates(pivot)
	for p := range bivalue.All() {
		if (b.Candidates(p) & digits).Len() != f.pivot-1 {
			continue
		}
		for q := range bivalue.All() {
			common := b.Candidates(p) & b.Candidates(q)
			if q <= p || common.Len() != 1 || (b.Candidates(p)|b.Candidates(q)|digits).Len() != 3 ||
				(common&digits).IsEmpty() == (f.pivot == 3) {
				continue
			}
			w := xyPattern{f.key, pivot, p, q, common.First(), board.NewCellSet(p, q).CommonPeers()}
			if f.pivot == 3 {
				w.cleared = w.cleared.And(pivot.Peers())
			}
			w.cleared = w.cleared.And(b.Places(w.digit))
			if !w.cleared.IsEmpty() && !yield(w.step(b)) {
				return false
			}
		}
	}
	return true
}

// xyPattern is a wing. digit is in one of the pincers p and q, or in the pivot if it is a
// candidate there.
type xyPattern struct {
	key         string
	pivot, p, q board.Cell
	digit       board.Digit
	cleared     board.CellSet
}

func (w *xyPattern) step(b *board.Board) step.Step {
	pincers := board.NewCellSet(w.p, w.q)
	s := step.Step{
		Technique:    w.key,
		Eliminations: step.Candidates(b, w.cleared, board.NewDigitSet(w.digit)),
		Args: []step.Arg{
			step.DigitArg("digit", w.digit), step.CellArg("pivot", w.pivot), step.CellsArg("pincers", pincers),
			step.DigitsArg("digits", b.DigitsIn(pincers)),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkCells(board.NewCellSet(w.pivot), step.Pivot)
	v.MarkCandidates(b, board.NewCellSet(w.pivot), board.AllDigits, step.Pivot)
	v.MarkCells(pincers, step.Pincer)
	v.MarkCandidates(b, pincers, board.AllDigits, step.Pincer)
	if !b.Has(w.pivot, w.digit) {
		v.Links = w.chain(b)
	}
	return s
}

// chain returns the chain from the digit in one pincer through the pivot to the other.
func (w *xyPattern) chain(b *board.Board) step.Chain {
	x, y := b.Candidates(w.p).Without(w.digit).First(), b.Candidates(w.q).Without(w.digit).First()
	first, second := step.CellLink(w.p, w.digit, x), step.CellLink(w.pivot, x, y)
	last := step.CellLink(w.q, y, w.digit)
	return step.Chain{first, step.WeakLink(first.To, second.From), second, step.WeakLink(second.To, last.From), last}
}
