package desk

import "sudoku/solver/board"

// Selection is all cells that are selected, at least one.
func (d *Desk) Selection() board.CellSet { return d.Also.With(d.Selected) }

// Pick selects a cell and no other.
func (d *Desk) Pick(c board.Cell) []Cmd {
	d.Also = board.CellSet{}
	return d.Focus(c)
}

// Focus makes a cell the one selected last.
func (d *Desk) Focus(c board.Cell) []Cmd {
	d.Selected, d.Passing = c, false
	return []Cmd{FocusCell{Cell: c}}
}

// IsOpen reports whether the player may write a digit into a cell.
func (d *Desk) IsOpen(c board.Cell) bool {
	s := d.Sheet()
	return !s.Open(board.CellSetOf(c)).IsEmpty()
}
