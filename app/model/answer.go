package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// answered hands a response to the part that sent the request, unless it was
// cancelled.
func (m *Model) answered(r work.Response) []desk.Cmd {
	d := &m.Desk
	switch {
	case m.Methods.Sent(r.ID):
		return m.Methods.Hear(d, r)
	case m.Fresh.Sent(r.ID):
		return m.Fresh.Hear(d, r, m.findBegun)
	case m.Printing.Sent(r.ID):
		return m.Printing.Hear(d, r)
	case m.Photo.Sent(r.ID):
		return m.Photo.Hear(d, r)
	case m.List.Sent(r.ID):
		return m.List.Hear(d, r)
	case m.Play.Sent(r.ID):
		m.Play.Hear(d, r)
	case m.Steps.Sent(r.ID):
		return m.Steps.HearGame(r)
	case m.Practise.Sent(r.ID):
		m.Practise.HearOwed(r)
	case m.Grading.Sent(r.ID):
		m.Grading.Hear(d, r)
	case r.ID == m.Busy.ID && r.Revision == m.Revision:
		return m.answeredBusy(r)
	}
	return nil
}

// findBegun goes on with a game of a puzzle: the present one, or one of the library.
func (m *Model) findBegun(givens board.Grid, missed desk.Msg) []desk.Cmd {
	if m.Sheet().Position.Givens == givens {
		m.Dialog, m.Arriving = desk.NoDialog, false
		return nil
	}
	return m.Library.Find(givens.String(), missed)
}

// answeredBusy takes in a response to the engine's present work.
func (m *Model) answeredBusy(r work.Response) []desk.Cmd {
	d := &m.Desk
	if !r.Last() {
		m.Busy.Progress = *r.Progress
		return nil
	}
	done := m.Busy
	m.Busy = desk.Busy{}
	if done.By == desk.ByList {
		return m.List.Take(d, r.Answer)
	}
	if r.Err != "" {
		m.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return nil
	}
	switch done.By {
	case desk.BySolve:
		return m.Solve.Hear(d, done.Job, r.Answer)
	case desk.ByCheck:
		m.Check.Hear(done.Job, r.Answer)
	case desk.ByPractise:
		return m.Practise.Hear(d, r.Answer)
	case desk.BySteps:
		return m.Steps.Hear(d, r.Answer)
	}
	return nil
}
