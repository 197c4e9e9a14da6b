package play

import (
	"sudoku/app/desk"
)

// CoverID is the ID of the element that covers the grid.
const CoverID = "cover"

// PausePressed stops the timer and covers the grid, or resumes the game.
type PausePressed struct{ desk.To[Play] }

// pause stops the timer of a puzzle being played, or resumes it.
func (p *Play) pause(d *desk.Desk) []desk.Cmd {
	if d.Timer.Paused {
		return p.resume(d)
	}
	if !d.InPlay() {
		return nil
	}
	d.Timer.Paused, d.Notice = true, desk.Notice{}
	return append(p.updateTimer(d), desk.FocusStill{ID: CoverID}, desk.Save{})
}

// Uncover ends the pause. It returns false if the game is not paused.
func (p *Play) Uncover(d *desk.Desk) (cmds []desk.Cmd, ok bool) {
	if !d.Timer.Paused {
		return nil, false
	}
	return p.resume(d), true
}

// Waits reports whether a message would change or show cells, which the page refuses during
// a pause.
func (p *Play) Waits(msg desk.Msg) bool {
	switch msg.(type) {
	case PausePressed, PageShown, TimerTicked, ModePicked, ModeCycled, OptionToggled, NamingPicked:
		return false
	}
	_, own := msg.(Msg)
	return own
}

// resume uncovers the grid.
func (p *Play) resume(d *desk.Desk) []desk.Cmd {
	d.Timer.Paused, d.Notice = false, desk.Notice{}
	return append(p.updateTimer(d), desk.FocusCell{Cell: d.Selected, Drawn: true})
}
