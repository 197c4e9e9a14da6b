package page

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/notice"
	"sudoku/app/parts/check"
	"sudoku/app/parts/judge"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/setup"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

func newStatus(m *Model, t *text.Catalog) show.Status {
	s := m.Sharing.Shown(&m.Desk)
	st := show.Status{Notice: notice.Text(m.Notice, t)}
	values := s.Position.Values()
	position := board.New(&s.Position)
	report, expert := m.Check.Drawn(&m.Desk).Report, m.Options.Has(desk.Expert)
	hint := m.Steps.HintView(&m.Desk, t)
	tone, explained := m.Steps.Status(&m.Desk, t)
	if explained == "" {
		tone, explained = m.Review.Status(&m.Desk, t)
	}
	var judged judge.View
	if m.Panel == desk.SolvePanel && (m.Judge.Pasted != "" || m.Play.DrawsLinks()) {
		judged = m.Judge.View(&m.Desk, t)
	}
	switch conflicts := values.Conflicts(); {
	case m.Transfer.Unpacking.Name != "":
		u := m.Transfer.Unpacking
		st.Main = t.Fill(t.Transfer.Unpacking, "name", u.Name, "megabytes", u.Bytes>>20)
	case m.Busy.ID != 0:
		st.Main, st.Working = m.busyText(t), true
		if p := m.Busy.Progress; p.Total > 0 {
			st.Done, st.Total = p.Done, p.Total
			st.Progress = t.Fill(t.Check.Progress, "done", p.Done, "total", p.Total)
		}
	case m.At() == desk.Home:
		st.Main = t.Setup.Lead
	case m.Generator.Making && m.Dialog == desk.NoDialog && m.Place != desk.Home:
		st.Main = t.Generator.Making
	case report != nil && (len(conflicts) == 0 || report.Count == 0):
		st.Tone, st.Main = check.CheckedText(&s, report, t)
		if expert {
			st.Detail = t.Fill(t.Check.Effort, "time", t.Milliseconds(report.Millis))
		}
	case explained != "":
		st.Tone, st.Main = tone, explained
	case judged.Main != "":
		st.Tone, st.Main, st.Detail = judged.Tone, judged.Main, judged.Detail
	case hint.Text != "":
		st.Main, st.Words, st.Detail = hint.Text, hint.Words, hint.Level
	case s.Answer.IsShown():
		st.Tone, st.Main = answerText(&s, t)
		if expert {
			st.Detail = effortText(s.Answer.Effort, t)
		}
	case m.Solve.Verdict.NoSolution:
		st.Tone = show.Bad
		st.Main, st.Detail = show.VerdictText(&s, t), ""
		if expert && m.Solve.Verdict.Effort != (game.Effort{}) {
			st.Detail = effortText(m.Solve.Verdict.Effort, t)
		}
	case len(conflicts) > 0:
		st.Tone, st.Main = show.Bad, show.ConflictsText(conflicts, t)
	case m.Ending != desk.NoEnding && m.Panel == desk.SolvePanel:
		st.Tone, st.Main = show.Good, m.Statistics.EndingView(&m.Desk, t).Title
	case position.IsSolved():
		st.Tone, st.Main = show.Good, t.Outcomes.Solved
	case practise.Exercise(&st, &m.Desk, &m.Practise, t):
	case m.Panel == desk.ListPanel && m.List.There:
		st.Main = m.List.LoadedText(t)
	case values == board.Grid{}:
		st.Main = t.Setup.Start
	default:
		setup.Describe(&st, &m.Desk, &m.Setup, &s, m.Statistics.Estimate(&m.Desk, t), t)
	}
	if m.Busy.ID == 0 {
		judgeNotice(&st, m.Notice.Kind)
	}
	if m.Notice.IsError() {
		st.Tone = show.Bad
	}
	return st
}

// busyText describes the engine's activity, in the words of the part that started it, if
// it has any.
func (m *Model) busyText(t *text.Catalog) string {
	for _, p := range m.parts() {
		if w, ok := p.(show.Working); ok {
			if sentence := w.Working(&m.Busy, t); sentence != "" {
				return sentence
			}
		}
	}
	if n := m.Busy.Progress.Count; n > 0 {
		return t.Fill(t.Outcomes.BusyCount, "count", n)
	}
	return t.Outcomes.Busy
}

// answerText describes how many solutions there are and whether the entries fit one. If
// they do not, the tone is bad.
func answerText(s *game.Sheet, t *text.Catalog) (show.Tone, string) {
	a := &s.Answer
	tone, parts := show.Plain, []string{t.Outcomes.Unique}
	if a.Count == 1 {
		tone = show.Good
	}
	switch {
	case a.Count >= a.Limit:
		parts[0] = t.Fill(t.Outcomes.AtLeast, "limit", a.Limit)
	case a.Count > 1:
		parts[0] = t.Fill(t.Outcomes.Several, "count", a.Count)
	}
	switch wrong := s.Wrong(); {
	case !wrong.IsEmpty() && a.Count == 1:
		tone, parts = show.Bad, append(parts, t.Fill(t.Outcomes.WrongEntries, "count", wrong.Len(), "cells", wrong))
	case !wrong.IsEmpty():
		tone, parts = show.Bad, append(parts, t.Outcomes.NoneFits)
	case a.Fitting != a.Count:
		parts = append(parts, t.Fill(t.Outcomes.Fitting, "count", a.Fitting))
	}
	return tone, strings.Join(parts, t.Techniques.Marks.Space)
}

func effortText(e game.Effort, t *text.Catalog) string {
	return t.Fill(t.Outcomes.Effort, "time", t.Milliseconds(e.Millis), "nodes", e.Nodes, "guesses", e.Guesses)
}
