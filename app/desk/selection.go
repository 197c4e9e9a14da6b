package desk

import "sudoku/solver/board"

// Selection returns the selected cells, at least one.
func (d *Desk) Selection() board.CellSet { return d.Also.With(d.Selected) }

// Pick selects only c.
func (d *Desk) Pick(c board.Cell) []Cmd {
	d.Also = board.CellSet{}
	return d.Focus(c)
}

// Focus makes c the last selected cell.
func (d *Desk) Focus(c board.Cell) []Cmd {
	d.Selected, d.Passing, d.Typed, d.Place = c, false, false, Table
	return []Cmd{FocusCell{Cell: c}}
}

// GoOn selects the cell after the one just filled, unless that is the last cell.
func (d *Desk) GoOn() []Cmd {
	if d.Selected+1 == board.Cells {
		return nil
	}
	cmds := d.Pick(d.Selected + 1)
	d.Typed = true
	return cmds
}

// Origin returns the cell from which the arrow keys move: the cell just typed into, or
// else the selected one.
func (d *Desk) Origin() board.Cell {
	if d.Typed {
		return d.Selected - 1
	}
	return d.Selected
}

// IsOpen reports whether the player may write a digit into a cell.
func (d *Desk) IsOpen(c board.Cell) bool {
	s := d.Sheet()
	return !s.Open(board.NewCellSet(c)).IsEmpty()
}
