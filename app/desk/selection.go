package desk

import "sudoku/solver/board"

// Selection returns all selected cells. There is at least one.
func (d *Desk) Selection() board.CellSet { return d.Also.With(d.Selected) }

// Pick selects only the given cell.
func (d *Desk) Pick(c board.Cell) []Cmd {
	d.Also = board.CellSet{}
	return d.Focus(c)
}

// Focus makes a cell the last selected one.
func (d *Desk) Focus(c board.Cell) []Cmd {
	d.Selected, d.Passing, d.Typed, d.Arriving = c, false, false, false
	return []Cmd{FocusCell{Cell: c}}
}

// GoOn selects the cell after the one where a digit was just typed. In the last cell it
// stays.
func (d *Desk) GoOn() []Cmd {
	if d.Selected+1 == board.Cells {
		return nil
	}
	cmds := d.Pick(d.Selected + 1)
	d.Typed = true
	return cmds
}

// Origin returns the cell from which arrow keys start: the one where a digit was just
// typed, or else the selected one.
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
