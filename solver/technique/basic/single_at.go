package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// SingleAt returns the step of the given kind of single that places x. For a hidden
// single it prefers a box to a line as the house that shows the single. ok is false if x
// is not such a single. SingleAt is faster than a search if the candidate is known.
func SingleAt(b *board.Board, kind SingleKind, x board.Candidate) (s step.Step, ok bool) {
	c, d := x.Cell(), x.Digit()
	key, h, ok := SingleKeyAt(b, kind, x)
	switch {
	case !ok:
		return step.Step{}, false
	case kind == Naked:
		return nakedSingleStep(b, c, d), true
	case kind == Full:
		return single(key, b, c, d, h, h.Cells()), true
	}
	return single(key, b, c, d, h, board.NewCellSet(c)), true
}

// SingleKeyAt returns only the technique key of SingleAt's step and the house that shows
// the single. h is 0 for a naked single.
func SingleKeyAt(b *board.Board, kind SingleKind, x board.Candidate) (key string, h board.House, ok bool) {
	c, d := x.Cell(), x.Digit()
	if !b.Has(c, d) {
		return "", 0, false
	}
	if kind == Naked {
		return nakedSingleKey, 0, b.Candidates(c).Len() == 1
	}
	row, column, box := board.RowHouse(c.Row()), board.ColumnHouse(c.Column()), board.BoxHouse(c.Box())
	for _, h := range [3]board.House{box, row, column} {
		switch {
		case kind == Full:
			if isLastEmpty(b, h, c) {
				return "full-house", h, true
			}
		case b.Places(d).And(h.Cells()).Len() > 1:
		case h == box:
			return "hidden-single-box", h, true
		default:
			return "hidden-single-line", h, true
		}
	}
	return "", 0, false
}

// isLastEmpty reports whether all cells of the house except the given one are filled.
func isLastEmpty(b *board.Board, h board.House, last board.Cell) bool {
	for i := range 9 {
		if c := h.At(i); c != last && b.Value(c) == 0 {
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
