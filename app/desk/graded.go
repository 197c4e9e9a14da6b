package desk

import (
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Graded holds what the engine has found out about Givens in the background.
type Graded struct {
	Givens board.Grid
	Count  int        // number of solutions: 0, 1, or 2 for several
	Grade  rate.Grade // rate.None unless Count is 1
	// Solution is used to judge entries. It is shown only if the player asks for it.
	Solution board.Grid
	// Seconds is how long a standard player takes, or 0 if unknown; see rate.Duration.
	Seconds int
}

// Solutions returns the number of solutions of the current givens: 0, 1, or 2 for
// several. known is false until the engine has answered.
func (d *Desk) Solutions() (count int, known bool) {
	givens := d.Sheet().Position.Givens
	if givens == (board.Grid{}) || givens != d.Graded.Givens {
		return 0, false
	}
	return d.Graded.Count, true
}

// Grade returns the grade of the current puzzle. It is rate.None if the grade is not
// known yet or the puzzle does not have exactly one solution.
func (d *Desk) Grade() rate.Grade {
	if count, _ := d.Solutions(); count != 1 {
		return rate.None
	}
	return d.Graded.Grade
}

// Seconds returns how long a standard player takes for the current puzzle, or 0
// if unknown.
func (d *Desk) Seconds() int {
	if d.Grade() == rate.None {
		return 0
	}
	return d.Graded.Seconds
}
