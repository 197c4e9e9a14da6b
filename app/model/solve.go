package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// solve asks the engine, unless the answer is there or equal digits see each
// other, which anyone can see. While a report is shown the answer is not.
func (m Model) solve() (Model, []Cmd) {
	s := m.Sheet()
	if m.Panel == CheckPanel {
		m.Panel = SolvePanel
	}
	if s.Answer.IsShown() {
		return m, nil
	}
	if len(s.Position.Givens.Conflicts()) > 0 {
		m.Verdict = Verdict{NoSolution: true}
		m.Notice = Notice{}
		return m, nil
	}
	m.Verdict = Verdict{}
	return m.send(work.Solve{
		Givens:  work.Grid(s.Position.Givens),
		Entries: work.Grid(s.Position.Entries),
		Limit:   CountLimit,
	})
}

// hear takes in a response, unless it belongs to a request that no longer
// matters or to a sheet that is no longer there.
func (m Model) hear(r work.Response) (Model, []Cmd) {
	if next, cmds, ok := m.hearMethods(r); ok {
		return next, cmds
	}
	if next, cmds, ok := m.hearSheets(r); ok {
		return next, cmds
	}
	if next, cmds, ok := m.hearBatch(r); ok {
		return next, cmds
	}
	if next, ok := m.hearProof(r); ok {
		return next, nil
	}
	if r.ID != m.Busy.ID || r.Revision != m.Revision {
		return m, nil
	}
	if !r.Last() {
		m.Busy.Progress = *r.Progress
		return m, nil
	}
	job := m.Busy.Job
	m.Busy = Busy{}
	if r.Err != "" {
		m.Notice = Notice{Kind: EngineFailed, Name: r.Err}
		return m, nil
	}
	switch a := r.Answer.(type) {
	case work.Solved:
		return m.showAnswer(a)
	case work.Checked:
		return m.showReport(job, a), nil
	case work.Page:
		browse, _ := job.(work.Browse)
		m.Pages = SolutionPage{Base: board.Grid(browse.Base), From: a.From, Solutions: a.Solutions}
		if _, ok := m.Pages.at(m.Pages.Base, m.Wanted); ok {
			return m.pickSolution(m.Wanted)
		}
	default:
		return m.hearSteps(a)
	}
	return m, nil
}

func (m Model) showAnswer(a work.Solved) (Model, []Cmd) {
	effort := Effort{a.Millis, a.Nodes, a.Guesses}
	if a.Count == 0 {
		m.Verdict = Verdict{NoSolution: true, Effort: effort}
		return m, nil
	}
	s := m.Sheet()
	s.Answer = Answer{
		Grid: board.Grid(a.First), Base: board.Grid(a.Base),
		Count: a.Count, Fitting: a.Fitting, Limit: a.Limit, Effort: effort,
	}
	return m.change(s, Notice{})
}

// pickSolution shows another solution, at once if it is at hand, else when the
// engine has found it.
func (m Model) pickSolution(index int) (Model, []Cmd) {
	s := m.Sheet()
	if !s.Answer.IsShown() {
		return m, nil
	}
	index = min(max(index, 0), s.Answer.Fitting-1)
	if index == s.Answer.Index {
		return m, nil
	}
	if g, ok := m.Pages.at(s.Answer.Base, index); ok {
		s.Answer.Grid, s.Answer.Index = g, index
		m.History = m.History.Replace(s)
		return m, []Cmd{Save{}}
	}
	m.Wanted = index
	return m.send(work.Browse{
		Base: work.Grid(s.Answer.Base),
		From: index / PageSize * PageSize,
		Want: PageSize,
	})
}
