package desk

import (
	"sudoku/app/daily"
	games "sudoku/app/game"
	"sudoku/solver/board"
)

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
	d.note(puzzle, func(r *games.Record) { r.Daily = which })
}

// NoteExercise remembers of a puzzle that is about to come that it is an exercise.
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

// Restart begins the game again: no time, nothing counted.
func (d *Desk) Restart() {
	d.Record = games.Record{Daily: d.Record.Daily, Exercise: d.Record.Exercise}
	d.SetTime(0)
}
