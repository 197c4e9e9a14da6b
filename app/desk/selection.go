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
	d.Selected, d.Passing, d.Typed, d.Arriving = c, false, false, false
	return []Cmd{FocusCell{Cell: c}}
}

// GoOn selects the cell after the one into which a digit was just typed; in the
// last cell it stays.
func (d *Desk) GoOn() []Cmd {
	if d.Selected+1 == board.Cells {
		return nil
	}
	cmds := d.Pick(d.Selected + 1)
	d.Typed = true
	return cmds
}

// Origin is the cell from which an arrow key starts: the one that a digit was
// just typed into, else the selected one.
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
