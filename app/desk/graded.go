package desk

import (
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Graded is what the engine found out about some givens without being asked.
type Graded struct {
	Givens board.Grid
	Count  int        // solutions: 0, 1, or 2 for several
	Grade  rate.Grade // rate.None unless Count is 1
	// Solution is never shown unless the player asks: it judges entries.
	Solution board.Grid
}

// Solutions is how many solutions the present givens have: 0, 1, or 2 for
// several. known is false as long as the engine has not said.
func (d *Desk) Solutions() (count int, known bool) {
	givens := d.Sheet().Position.Givens
	if givens == (board.Grid{}) || givens != d.Graded.Givens {
		return 0, false
	}
	return d.Graded.Count, true
}

// Grade is how hard the present puzzle is, rate.None as long as that is not
// known and for a puzzle that has no or several solutions.
func (d *Desk) Grade() rate.Grade {
	if count, _ := d.Solutions(); count != 1 {
		return rate.None
	}
	return d.Graded.Grade
}
