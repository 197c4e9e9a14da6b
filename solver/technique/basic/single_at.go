package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// SingleAt is the step of one of the singles that places x, named after the house
// that shows it: for a hidden single the box first. ok is false if x is no such
// single. It spares a caller who knows the candidate the search for all others.
func SingleAt(b *board.Board, kind SingleKind, x board.Candidate) (s step.Step, ok bool) {
	c, d := x.Cell(), x.Digit()
	if !b.Has(c, d) {
		return step.Step{}, false
	}
	if kind == Naked {
		if b.Candidates(c).Len() == 1 {
			return nakedSingleStep(b, c, d), true
		}
		return step.Step{}, false
	}
	row, column, box := board.RowHouse(c.Row()), board.ColumnHouse(c.Column()), board.BoxHouse(c.Box())
	for _, h := range [3]board.House{box, row, column} {
		switch {
		case kind == Full:
			if isLastEmpty(b, h, c) {
				return single("full-house", b, c, d, h, h.Cells()), true
			}
		case b.Places(d).And(h.Cells()).Len() > 1:
		case h == box:
			return single("hidden-single-box", b, c, d, h, board.CellSetOf(c)), true
		default:
			return single("hidden-single-line", b, c, d, h, board.CellSetOf(c)), true
		}
	}
	return step.Step{}, false
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

// SingleKind distinguishes the singles, as HoDoKu does.
type SingleKind uint8

// The kinds of singles.
const (
	Full SingleKind = iota
	Naked
	Hidden
)
