package list

import (
	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// TurnPressed opens the puzzle By rows below the one on the board.
type TurnPressed struct {
	desk.To[List]
	By int
}

// OpenRow opens the puzzle at a place in the table. RowOpened is the answer.
type OpenRow struct {
	desk.From[List]
	Place int
}

// Nav describes the buttons that lead from a puzzle in the list to its neighbours.
type Nav struct {
	Place      string // "" if the puzzle on the board is not in the table
	Prev, Next bool
}

// isOnBoard reports whether the puzzle last opened from the list is on the board and in
// the table.
func (l *List) isOnBoard(d *desk.Desk) bool {
	return l.Table.Open > 0 && d.Panel != desk.ListPanel && d.At() != desk.Home &&
		l.Picked != (board.Grid{}) && l.Picked == d.Sheet().Position.Givens
}

func (l *List) turn(d *desk.Desk, by int) []desk.Cmd {
	to := l.Table.Open - 1 + by
	if !l.isOnBoard(d) || to < 0 || to >= l.Table.Rows {
		return nil
	}
	return []desk.Cmd{OpenRow{Place: to}}
}

func (l *List) nav(d *desk.Desk, t *text.Catalog) (v Nav) {
	if l.isOnBoard(d) {
		v.Place = t.Fill(t.List.Place, "place", l.Table.Open, "count", l.Table.Rows)
		v.Prev, v.Next = l.Table.Open > 1, l.Table.Open < l.Table.Rows
	}
	return v
}
