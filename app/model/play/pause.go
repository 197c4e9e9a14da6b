package play

import "sudoku/app/model/desk"

// CoverID is the id of what covers the grid.
const CoverID = "cover"

// PausePressed stops the time and covers the grid, or goes on.
type PausePressed struct{ desk.To[Play] }

// pause stops the time of a puzzle that is played, or lets it run again.
func (p *Play) pause(d *desk.Desk) []desk.Cmd {
	if d.Timer.Paused {
		return p.Resume(d)
	}
	if !d.InPlay() {
		return nil
	}
	d.Timer.Paused, d.Notice = true, desk.Notice{}
	return append(p.tend(d), desk.FocusStill{ID: CoverID}, desk.Save{})
}

// Resume uncovers the grid.
func (p *Play) Resume(d *desk.Desk) []desk.Cmd {
	d.Timer.Paused, d.Notice = false, desk.Notice{}
	return append(p.tend(d), desk.FocusCell{Cell: d.Selected, Drawn: true})
}
