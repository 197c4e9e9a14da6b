package model

import (
	"sudoku/app/model/check"
	"sudoku/app/model/desk"
	"sudoku/app/model/grid"
	"sudoku/app/model/play"
	"sudoku/app/model/solve"
	"sudoku/app/model/steps"
)

// paused reports whether a message waits until the game goes on: whatever is
// done with cells that nobody sees, or would show what is in them.
func (m *Model) paused(msg desk.Msg) bool {
	if !m.Timer.Paused {
		return false
	}
	switch msg.(type) {
	case play.PausePressed, play.PageShown, play.TimerTicked, play.ModePicked, play.ModeCycled, play.OptionToggled, play.NamingPicked:
		return false
	case grid.ExamplePicked, grid.ClearPressed, grid.FocusLeft:
		return false
	case play.Msg, grid.Msg, steps.Msg, check.Msg, solve.Msg:
		return true
	}
	return false
}
