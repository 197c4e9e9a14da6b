package grid

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// Messages that select cells. The last selected cell has the focus: it is Desk.Selected;
// the others are in Desk.Also.
type (
	// Moved selects a cell with the keyboard.
	Moved struct {
		desk.To[Grid]
		Move Move
	}
	// CellAdded adds the cell that the pointer was dragged to.
	CellAdded struct {
		desk.To[Grid]
		Cell board.Cell
	}
	// CellToggled adds a cell to the selection or removes it.
	CellToggled struct {
		desk.To[Grid]
		Cell board.Cell
	}
	// CellHeld toggles a cell after a long press. The press first selected the cell alone;
	// CellHeld carries the cells selected before.
	CellHeld struct {
		desk.To[Grid]
		Cell   board.Cell
		Before board.CellSet
	}
	// RangePicked selects the rectangle between the focus and a cell.
	RangePicked struct {
		desk.To[Grid]
		Cell board.Cell
	}
	// Extended adds the cell that a move leads to.
	Extended struct {
		desk.To[Grid]
		Move Move
	}
	// AllPicked selects every cell.
	AllPicked struct{ desk.To[Grid] }
	// AlikePicked selects the cells with the same digit or, in a cell without a digit,
	// the same pencil marks or colours.
	AlikePicked struct {
		desk.To[Grid]
		Cell board.Cell
	}
)

func add(d *desk.Desk, c board.Cell) []desk.Cmd {
	d.Also = d.Selection()
	return d.Focus(c)
}

// toggle adds a cell to the selection or removes it, unless it is the only one selected.
func toggle(d *desk.Desk, c board.Cell) []desk.Cmd {
	rest := d.Selection().Without(c)
	if !d.Selection().Has(c) || rest.IsEmpty() {
		return add(d, c)
	}
	d.Also = rest
	if c != d.Selected {
		return nil
	}
	return d.Focus(rest.First())
}

func hold(d *desk.Desk, c board.Cell, before board.CellSet) []desk.Cmd {
	d.Also = before.Without(c)
	if before.Has(c) && !d.Also.IsEmpty() {
		return d.Focus(d.Also.First())
	}
	return nil
}

// rectangle returns the cells between two corners.
func rectangle(a, b board.Cell) board.CellSet {
	var cells board.CellSet
	for row := min(a.Row(), b.Row()); row <= max(a.Row(), b.Row()); row++ {
		for column := min(a.Column(), b.Column()); column <= max(a.Column(), b.Column()); column++ {
			cells = cells.With(board.CellAt(row, column))
		}
	}
	return cells
}

// alike returns the cells with the same content as c: the same digit, or else the same
// centre marks, corner marks or colours.
func alike(s *game.Sheet, c board.Cell) board.CellSet {
	same := board.NewCellSet(c)
	of := func(c board.Cell) [2]uint16 {
		switch digit := s.Value(c); {
		case digit != 0:
			return [2]uint16{1, uint16(digit)}
		case s.Marks.Centre[c] != 0:
			return [2]uint16{2, uint16(s.Marks.Centre[c])}
		case s.Marks.Corner[c] != 0:
			return [2]uint16{3, uint16(s.Marks.Corner[c])}
		case s.Marks.Cells[c] != 0:
			return [2]uint16{4, uint16(s.Marks.Cells[c])}
		}
		return [2]uint16{}
	}
	wanted := of(c)
	if wanted == ([2]uint16{}) {
		return same
	}
	for other := range board.AllCells.All() {
		if of(other) == wanted {
			same = same.With(other)
		}
	}
	return same
}
