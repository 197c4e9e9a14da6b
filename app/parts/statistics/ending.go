package statistics

import (
	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/solver/rate"
)

// EndingClosed shows the tools again instead of the result.
type EndingClosed struct{ desk.To[Statistics] }

// DetailsPressed shows further facts about a finished game.
type DetailsPressed struct{ desk.To[Statistics] }

// PanelChanged ends the celebration, so that it is not repeated when the player returns.
func (s *Statistics) PanelChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Ending == desk.NewEnding {
		d.Ending = desk.KnownEnding
	}
	return nil
}

// Escape leaves the ending.
func (s *Statistics) Escape(d *desk.Desk) ([]desk.Cmd, bool) {
	if d.Ending == desk.NoEnding || d.Panel != desk.SolvePanel {
		return nil, false
	}
	return closeEnding(d), true
}

func closeEnding(d *desk.Desk) []desk.Cmd {
	d.Ending, d.Dialog = desk.NoEnding, desk.NoDialog
	return []desk.Cmd{desk.FocusCell{Cell: d.Selected, Drawn: true}}
}

// Next returns the daily puzzle to offer after another one: the next unsolved grade of
// its day, harder ones first. It is zero if there is none, or if of is not a daily
// puzzle.
func Next(of daily.Puzzle, solved map[daily.Puzzle]int64) daily.Puzzle {
	if of.Grade == rate.None {
		return daily.Puzzle{}
	}
	for i := range rate.GradeExtreme - 1 {
		next := daily.Puzzle{Day: of.Day, Grade: (of.Grade+i)%rate.GradeExtreme + rate.GradeEasy}
		if _, done := solved[next]; !done {
			return next
		}
	}
	return daily.Puzzle{}
}

// lastDays returns for each of the last seven days whether a puzzle was solved, today
// last.
func lastDays(days []calendar.Day, today calendar.Day) (solved [7]bool) {
	for _, day := range days {
		if ago := int(today - day); ago >= 0 && ago < len(solved) {
			solved[len(solved)-1-ago] = true
		}
	}
	return solved
}
