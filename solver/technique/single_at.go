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
		cells := b.Places(d).And(h.Cells())
		key := "hidden-single-line"
		switch {
		case kind == Full:
			key, cells = "full-house", b.Empty().And(h.Cells())
		case h == box:
			key = "hidden-single-box"
		}
		if cells == board.CellSetOf(c) {
			if kind == Full {
				cells = h.Cells()
			}
			return ByKey(key), single(key, b, c, d, h, cells), true
		}
	}
	return nil, step.Step{}, false
}

// SingleKind tells the singles apart, as HoDoKu does.
type SingleKind uint8

// The kinds of singles.
const (
	Full SingleKind = iota
	Naked
	Hidden
)
