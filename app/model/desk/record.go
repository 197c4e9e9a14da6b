package desk

import (
	"sudoku/app/daily"
	"sudoku/solver/board"
)

// Record is what is counted of a game beside its time, while the givens are
// locked and until it is finished.
type Record struct {
	// Hints is how often the player was helped to a digit: once for each press of
	// Hint that said more than was known, once for each step taken from a path,
	// and once for each look at the solution.
	Hints int
	// Mistakes is how many digits were entered that are not the solution's,
	// judged when they were entered: erasing one does not undo it, and to go
	// through the history does not count. Puzzles with several solutions have
	// none.
	Mistakes int
	// Finished: the player's own entry has completed the puzzle rightly. What
	// is done with it afterwards is no part of the game.
	Finished bool
	// Daily is which of the daily puzzles it is, if it is one.
	Daily daily.Puzzle
	// Exercise: a position to practise on, which is no game. Neither the library
	// nor the statistics take it.
	Exercise bool
}

// Helped counts help.
func (d *Desk) Helped(times int) {
	if d.Sheet().Locked && !d.Record.Finished {
		d.Record.Hints += times
	}
}

// Solution is the only solution of the present givens; ok is false as long as it
// is not known, and where there is none or several.
func (d *Desk) Solution() (solution board.Grid, ok bool) {
	count, _ := d.Solutions()
	return d.Graded.Solution, count == 1
}

// NoteDaily remembers of a puzzle that is about to come which of the daily ones it
// is.
func (d *Desk) NoteDaily(puzzle board.Grid, which daily.Puzzle) {
	d.note(puzzle, func(r *Record) { r.Daily = which })
}

// NoteExercise remembers of a puzzle that is about to come that it is an exercise.
func (d *Desk) NoteExercise(puzzle board.Grid) {
	d.note(puzzle, func(r *Record) { r.Exercise = true })
}

func (d *Desk) note(puzzle board.Grid, change func(*Record)) {
	if puzzle == d.Timer.Puzzle {
		change(&d.Record)
		return
	}
	g := d.Timer.others[puzzle]
	change(&g.record)
	d.Timer.remember(puzzle, g)
}

// Restart begins the game again: no time, nothing counted.
func (d *Desk) Restart() {
	d.Record = Record{Daily: d.Record.Daily, Exercise: d.Record.Exercise}
	d.SetTime(0)
}
