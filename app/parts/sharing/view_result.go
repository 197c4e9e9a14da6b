package sharing

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// ResultLines are what a player sends to friends of the present game: how it
// went, and what helped. There is no digit of the puzzle in them.
func ResultLines(d *desk.Desk, t *text.Catalog) (result, helped string) {
	result = t.Fill(t.Finish.Puzzle, "time", show.Clock(d.Time()))
	if g := d.Grade(); g != rate.None {
		result = t.Fill(t.Finish.Result, "grade", t.Ratings.Grades[g], "time", show.Clock(d.Time()))
	}
	return result, t.Fill(t.Finish.Helped, "hints", d.Record.Hints, "mistakes", d.Record.Mistakes)
}
