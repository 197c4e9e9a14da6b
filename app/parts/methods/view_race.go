package methods

import (
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// Lane describes the board of a method in a race.
type Lane struct {
	_ [0]func() // incomparable, see package words

	Name            string
	Givens, Written [9]string // rows of digits; no-break spaces are empty cells
	Tone            show.Tone
	State           string
}

func newLane(a *Animation, givens *board.Grid, t *text.Catalog) Lane {
	l := Lane{Name: methodName(a.Method, t)}
	grid := &a.Board.Grid
	for c, d := range grid {
		given, written := "\u00a0", "\u00a0"
		switch digit := string('0' + rune(d)); {
		case d == 0:
		case givens[c] != 0:
			given = digit
		default:
			written = digit
		}
		l.Givens[c/9] += given
		l.Written[c/9] += written
	}
	written := grid.Filled().Len()
	result := classic.Result{Outcome: classic.Solved, Grid: *grid}
	switch {
	case a.ID != 0:
		l.State = t.Methods.Waiting
		return l
	case a.Err != "":
		l.State = a.Err
		return l
	case a.Cut && a.At == a.Length():
		l.State = t.Methods.CutHere
		return l
	case a.At < a.Length():
		l.State = t.Fill(t.Methods.Progress, "count", written-givens.Filled().Len())
		return l
	case written < board.Cells:
		result.Outcome = classic.Stalled
	case len(grid.Conflicts()) > 0:
		result.Outcome = classic.Wrong
	}
	l.Tone, l.State = OutcomeText(&result, t)
	l.State = t.Fill(t.Methods.RaceEnded, "outcome", l.State, "at", a.At)
	return l
}
