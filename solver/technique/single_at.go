package technique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// SingleAt is the step of one of the singles that places x, with its technique
// by the house that shows it: for a hidden single the box first. ok is false
// if x is no such single. It spares a caller who knows the candidate the
// search for all others.
func SingleAt(b *board.Board, kind SingleKind, x board.Candidate) (t *Technique, s step.Step, ok bool) {
	c, d := x.Cell(), x.Digit()
	if !b.Has(c, d) {
		return nil, step.Step{}, false
	}
	if kind == Naked {
		if b.Candidates(c).Len() == 1 {
			return ByKey(nakedSingleKey), nakedSingleStep(b, c, d), true
		}
		return nil, step.Step{}, false
	}
	row, column, box := board.RowHouse(c.Row()), board.ColumnHouse(c.Column()), board.BoxHouse(c.Box())
	for _, h := range [3]board.House{box, row, column} {
		switch {
		case kind == Full:
			if isLastEmpty(b, h, c) {
				return ByKey("full-house"), single("full-house", b, c, d, h, h.Cells()), true
			}
		case b.Places(d).And(h.Cells()).Len() > 1:
		case h == box:
			return ByKey("hidden-single-box"), single("hidden-single-box", b, c, d, h, board.CellSetOf(c)), true
		default:
			return ByKey("hidden-single-line"), single("hidden-single-line", b, c, d, h, board.CellSetOf(c)), true
		}
	}
	return nil, step.Step{}, false
}

// isLastEmpty reports whether all cells of a house but one hold a digit.
func isLastEmpty(b *board.Board, h board.House, but board.Cell) bool {
	for i := range 9 {
		if c := h.At(i); c != but && b.Value(c) == 0 {
			return false
		}
	}
	return true
}

// SingleKind tells the singles apart, as HoDoKu does.
type SingleKind uint8

// The kinds of singles.
const (
	Full SingleKind = iota
	Naked
	Hidden
)
