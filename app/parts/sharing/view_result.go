package sharing

import (
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// ResultLines describes the result of the current game, and the help used, for sharing
// with friends. The lines contain no digit of the puzzle.
func ResultLines(d *desk.Desk, t *text.Catalog) (result, helped string) {
	result = t.Fill(t.Finish.Puzzle, "time", show.Clock(d.Time()))
	if g := d.Grade(); g != rate.None {
		result = t.Fill(t.Finish.Result, "grade", t.Ratings.Grades[g], "time", show.Clock(d.Time()))
	}
	return result, t.Fill(t.Finish.Helped, "hints", d.Record.Hints, "mistakes", d.Record.Mistakes)
}
