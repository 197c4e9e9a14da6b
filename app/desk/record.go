package desk

import (
	"sudoku/app/daily"
	games "sudoku/app/game"
	"sudoku/solver/board"
)

// Helped adds to the hints counted for the current game, unless the game is finished or
// its givens are not locked.
func (d *Desk) Helped(times int) {
	if d.Sheet().Locked && !d.Record.Finished {
		d.Record.Hints += times
	}
}

// Solution returns the only solution of the current givens. ok is false if there are none
// or several, or if their number is not yet known.
func (d *Desk) Solution() (solution board.Grid, ok bool) {
	count, _ := d.Solutions()
	return d.Graded.Solution, count == 1
}

// NoteDaily records that the puzzle about to be opened is the given daily puzzle.
func (d *Desk) NoteDaily(puzzle board.Grid, which daily.Puzzle) {
	d.note(puzzle, func(r *games.Record) { r.Daily = which })
}

// NoteExercise records that the puzzle about to be opened is an exercise.
func (d *Desk) NoteExercise(puzzle board.Grid) {
	d.note(puzzle, func(r *games.Record) { r.Exercise = true })
}

func (d *Desk) note(puzzle board.Grid, change func(*games.Record)) {
	if puzzle == d.Timer.Puzzle {
		change(&d.Record)
		return
	}
	g := d.Timer.others[puzzle]
	change(&g.record)
	d.Timer.remember(puzzle, g)
}

// Restart resets the time and the counts of the game.
func (d *Desk) Restart() {
	d.Record = games.Record{Daily: d.Record.Daily, Exercise: d.Record.Exercise}
	d.SetTime(0)
}
