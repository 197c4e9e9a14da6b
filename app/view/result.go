package view

import (
	"sudoku/app/model/desk"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// ResultLines are what a player sends to friends of the present game: how it
// went, and what helped. There is no digit of the puzzle in them.
func ResultLines(d *desk.Desk, t *text.Catalog) (result, helped string) {
	result = t.Fill(t.Finish.Puzzle, "time", clock(d.Time()))
	if g := d.Grade(); g != rate.None {
		result = t.Fill(t.Finish.Result, "grade", t.Ratings.Grades[g], "time", clock(d.Time()))
	}
	return result, t.Fill(t.Finish.Helped, "hints", d.Record.Hints, "mistakes", d.Record.Mistakes)
}
