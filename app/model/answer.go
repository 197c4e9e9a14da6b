package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/work"
)

// answered hands a response to the part that sent the request, unless it was
// cancelled.
func (m *Model) answered(r work.Response) []desk.Cmd {
	d := &m.Desk
	switch {
	case m.Methods.Sent(r.ID):
		return m.Methods.Hear(d, r)
	case m.Printing.Sent(r.ID):
		return m.Printing.Hear(d, r)
	case m.List.Sent(r.ID):
		return m.List.Hear(d, r)
	case m.Play.Sent(r.ID):
		m.Play.Hear(d, r)
	case m.Grading.Sent(r.ID):
		m.Grading.Hear(d, r)
	case r.ID == m.Busy.ID && r.Revision == m.Revision:
		return m.answeredBusy(r)
	}
	return nil
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
	if r.Err != "" {
		m.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return nil
	}
	switch done.By {
	case desk.BySolve:
		return m.Solve.Hear(d, done.Job, r.Answer)
	case desk.ByCheck:
		m.Check.Hear(done.Job, r.Answer)
	case desk.BySteps:
		return m.Steps.Hear(d, r.Answer)
	}
	return nil
}
