package list

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Board returns the grid with the puzzle in the previewed row. ok is false if there is
// none.
func (l *List) Board(d *desk.Desk, t *text.Catalog) (b show.Board, ok bool) {
	if d.Panel != desk.ListPanel || l.Preview == (board.Grid{}) {
		return b, false
	}
	b.Name = t.Board.Name
	for c := range board.Cell(board.Cells) {
		cell := show.Cell{ID: c.String(), Given: l.Preview[c] != 0, Focus: c == d.Selected}
		if cell.Given {
			cell.Value = string('0' + rune(l.Preview[c]))
		}
		cell.Name = show.CellName(&cell, 0, t)
		b.Cells[c] = cell
	}
	return b, true
}
