package view

import (
	"strings"

	"sudoku/app/game"
	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/rate"
	"sudoku/solver/repair"
)

// Tone is how a status is meant; the page shows it by more than colour.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Good
	Bad
)

// Status is the status line: what was just done, and what holds now.
type Status struct {
	Tone   Tone
	Notice string // answers the last thing done
	Main   string
	Words  []Word // of Main, where they can be pointed at
	Detail string
	Offers []StatusOffer // what to do about it
	// Done of Total steps of what runs; Total is 0 where that is not known.
	Done, Total int
	Progress    string
}

// mostConflicts is how many conflicts are named one by one.
const mostConflicts = 3

func statusOf(m *model.Model, t *text.Catalog) Status {
	s := m.Sharing.Shown(&m.Desk)
	st := Status{Notice: noticeText(m.Notice, t)}
	values := s.Position.Values()
	position := board.New(&s.Position)
	report, expert := checkMarksOf(m).report, m.Options.Has(desk.Expert)
	hint := hintOf(m, t)
	tone, explained := stepsStatus(m, t)
	switch conflicts := values.Conflicts(); {
	case m.Transfer.Unpacking.Name != "":
		u := m.Transfer.Unpacking
		st.Main = t.Fill(t.Transfer.Unpacking, "name", u.Name, "megabytes", u.Bytes>>20)
	case m.Busy.ID != 0:
		st.Main = busyText(&m.Busy, t)
		if p := m.Busy.Progress; p.Total > 0 {
			st.Done, st.Total = p.Done, p.Total
			st.Progress = t.Fill(t.Check.Progress, "done", p.Done, "total", p.Total)
		}
	case m.Fresh.Making != rate.None && m.Dialog == desk.NoDialog && !m.Arriving:
		st.Main = t.Fresh.Making
	case report != nil && (len(conflicts) == 0 || report.Count == 0):
		st.Tone, st.Main = checkedText(&s, report, t)
		if expert {
			st.Detail = t.Fill(t.Check.Effort, "time", t.Milliseconds(report.Millis))
		}
	case explained != "":
		st.Tone, st.Main = tone, explained
	case hint.Text != "":
		st.Main, st.Words, st.Detail = hint.Text, hint.Words, hint.Level
	case s.Answer.IsShown():
		st.Tone, st.Main = answerText(&s, t)
		if expert {
			st.Detail = effortText(s.Answer.Effort, t)
		}
	case m.Solve.Verdict.NoSolution:
		st.Tone = Bad
		st.Main, st.Detail = verdictText(&s, t), ""
		if expert && m.Solve.Verdict.Effort != (game.Effort{}) {
			st.Detail = effortText(m.Solve.Verdict.Effort, t)
		}
	case len(conflicts) > 0:
		st.Tone, st.Main = Bad, conflictsText(conflicts, t)
	case position.IsSolved():
		st.Tone, st.Main = Good, t.Outcomes.Solved
	case st.exercise(m, t):
	case m.Panel == desk.ListPanel && m.List.There:
		st.Main = loadedText(&m.List, t)
	case values == board.Grid{}:
		st.Main = t.Enter.Start
		if m.Arriving {
			st.Main = t.Enter.Lead
		}
	default:
		st.describe(m, &s, t)
	}
	if m.Busy.ID == 0 {
		st.judge(m.Notice.Kind)
	}
	if m.Notice.IsError() {
		st.Tone = Bad
	}
	return st
}

// busyText says what runs.
func busyText(b *desk.Busy, t *text.Catalog) string {
	switch b.Job.(type) {
	case work.Check:
		return t.Check.Stages[b.Progress.Stage]
	case work.MapSolutions:
		return t.Check.Stages[min(b.Progress.Stage, int(repair.Listing))]
	}
	if _, ok := b.Job.(work.Pose); ok {
		return t.Practise.Looking
	}
	if sentence := stepsBusyText(b, t); sentence != "" {
		return sentence
	}
	if n := b.Progress.Count; n > 0 {
		return t.Fill(t.Outcomes.BusyCount, "count", n)
	}
	return t.Outcomes.Busy
}

// answerText says how many solutions there are and what that means for the
// entries, which may make a good answer a bad one.
func answerText(s *game.Sheet, t *text.Catalog) (Tone, string) {
	a := &s.Answer
	tone, parts := Plain, []string{t.Outcomes.Unique}
	if a.Count == 1 {
		tone = Good
	}
	switch {
	case a.Count >= a.Limit:
		parts[0] = t.Fill(t.Outcomes.AtLeast, "limit", a.Limit)
	case a.Count > 1:
		parts[0] = t.Fill(t.Outcomes.Several, "count", a.Count)
	}
	switch wrong := s.Wrong(); {
	case !wrong.IsEmpty() && a.Count == 1:
		tone, parts = Bad, append(parts, t.Fill(t.Outcomes.WrongEntries, "count", wrong.Len(), "cells", wrong))
	case !wrong.IsEmpty():
		tone, parts = Bad, append(parts, t.Outcomes.NoneFits)
	case a.Fitting != a.Count:
		parts = append(parts, t.Fill(t.Outcomes.Fitting, "count", a.Fitting))
	}
	return tone, strings.Join(parts, " ")
}

// verdictText says why there is no solution: what is obvious first, or
// else that it took a search.
func verdictText(s *game.Sheet, t *text.Catalog) string {
	conflicts := obvious(s)
	if len(conflicts) == 0 {
		return t.Outcomes.NoneSearched
	}
	return t.Outcomes.None + " " + conflictsText(conflicts, t)
}

func effortText(e game.Effort, t *text.Catalog) string {
	return t.Fill(t.Outcomes.Effort, "time", t.Milliseconds(e.Millis), "nodes", e.Nodes, "guesses", e.Guesses)
}

// conflictsText says what clashes. The cells are marked in the grid, and each says
// so itself.
func conflictsText(conflicts []board.Conflict, t *text.Catalog) string {
	var parts []string
	for _, x := range conflicts[:min(len(conflicts), mostConflicts)] {
		parts = append(parts, conflictText(x, t))
	}
	if more := len(conflicts) - mostConflicts; more > 0 {
		parts = append(parts, t.Fill(t.Outcomes.MoreConflicts, "count", more))
	}
	return strings.Join(parts, " ")
}

func conflictText(x board.Conflict, t *text.Catalog) string {
	switch x.Kind {
	case board.NoCandidate:
		return t.Fill(t.Outcomes.NoCandidate, "cell", x.A)
	case board.NoPlace:
		return t.Fill(t.Outcomes.NoPlace, "digit", int(x.Digit), "house", houseName(x.House, t))
	}
	return t.Fill(t.Outcomes.Twice, "digit", int(x.Digit), "house", houseName(x.House, t))
}
