package view

import (
	"strings"

	"sudoku/app/model/desk"
	"sudoku/app/model/methods"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// Methods is the panel that compares ways to solve.
type Methods struct {
	Rows        []MethodRow
	TimeLimits  []Option
	CycleLimits []Option
	Running     bool
	Progress    string // how many runs have ended, while some have not
	Chart       Chart
	Animation   Animation
}

// MethodRow is a line of the table of methods. What a method does not have, or
// not yet, is empty.
type MethodRow struct {
	Index           int // in classic.Methods
	Key, Name, Help string
	Chosen          bool

	Tone                       Tone
	Outcome                    string
	Time, Nodes, Tries, Depth  string
	Rounds, Reported           string
	Animate                    string // the full name of the button
	Ran, Waiting, Going, Ended bool   // how far the run is; none if there is none
}

func methodsOf(d *desk.Desk, m *methods.Methods, t *text.Catalog) Methods {
	if d.Panel != desk.MethodsPanel {
		return Methods{}
	}
	givens := d.Sheet().Position.Givens
	if a := m.Animated(d); a != nil {
		return Methods{Animation: animationOf(a, &givens, t)}
	}
	v := Methods{Running: m.Running(), Chart: chartOf(m, t)}
	if v.Running {
		v.Progress = t.Fill(t.Methods.Done, "done", m.Done(), "count", len(m.Runs))
	}
	for i, limit := range methods.TimeLimits {
		v.TimeLimits = append(v.TimeLimits, Option{t.Fill(t.Methods.Seconds, "seconds", int(limit.Seconds())), i == m.Time})
	}
	for i, limit := range methods.CycleLimits {
		name := t.Methods.NoLimit
		if limit > 0 {
			name = t.Integer(limit)
		}
		v.CycleLimits = append(v.CycleLimits, Option{name, i == m.Cycles})
	}
	for i, method := range classic.Methods() {
		name := t.Methods.Names[method.Key]
		row := MethodRow{
			Index: i, Key: method.Key, Name: name.Name, Help: name.Help,
			Chosen:   m.Chosen.Has(i),
			Reported: reportedText(&givens, method.Key, t),
			Animate:  t.Fill(t.Methods.AnimateMethod, "method", name.Name),
		}
		for j := range m.Runs {
			if run := &m.Runs[j]; run.Method == i {
				row.fill(run, t)
			}
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}

// fill puts in how far a run has come.
func (row *MethodRow) fill(run *methods.Run, t *text.Catalog) {
	switch run.State {
	case methods.RunWaiting:
		row.Waiting, row.Outcome = true, t.Methods.Waiting
	case methods.RunGoing:
		row.Going, row.Outcome = true, t.Fill(t.Methods.Going, "time", t.Milliseconds(run.Millis))
	case methods.RunCancelled:
		row.Ended, row.Outcome = true, t.Methods.Ended
	case methods.RunFailed:
		row.Ended, row.Tone, row.Outcome = true, Bad, t.Fill(t.Methods.Failed, "reason", run.Err)
	case methods.RunDone:
		r := &run.Ran.Result
		row.Ran = true
		row.Tone, row.Outcome = OutcomeText(r, t)
		row.Time = t.Milliseconds(run.Ran.Millis)
		row.Nodes, row.Tries, row.Depth = FigureText(r.Nodes, t), FigureText(r.Tries, t), FigureText(r.Depth, t)
		row.Rounds = RoundsText(r, t)
	}
}

// FigureText is a counter, or a dash where a method has none.
func FigureText(n int, t *text.Catalog) string {
	if n == 0 {
		return t.Methods.None
	}
	return t.Integer(n)
}

// OutcomeText is how a run of a method ended.
func OutcomeText(r *classic.Result, t *text.Catalog) (Tone, string) {
	switch r.Outcome {
	case classic.Solved:
		return Good, t.Methods.Solved
	case classic.NoSolution:
		return Plain, t.Methods.NoSolution
	case classic.Wrong:
		return Bad, t.Methods.Wrong
	case classic.Stalled:
		return Plain, t.Fill(t.Methods.Stalled, "open", r.Open())
	case classic.LimitReached:
		return Plain, t.Fill(t.Methods.LimitReached, "open", r.Open())
	case classic.Refused:
		var reasons []string
		for _, refusal := range r.Refusals {
			reasons = append(reasons, t.Fill(t.Methods.Refusal,
				"digit", int(refusal.Digit), "count", refusal.Count, "house", houseName(refusal.House, t)))
		}
		return Bad, t.Fill(t.Methods.Refused, "reasons", strings.Join(reasons, ", "))
	}
	return Plain, t.Methods.Ended
}

// RoundsText is how often a method went over the grid, in its own terms, and
// how often it tried.
func RoundsText(r *classic.Result, t *text.Catalog) string {
	var parts []string
	for _, part := range []struct {
		sentence string
		count    int
	}{{t.Methods.Passes, r.Passes}, {t.Methods.Cycles, r.Cycles}, {t.Methods.Trials, r.Trials}} {
		if part.count > 0 {
			parts = append(parts, t.Fill(part.sentence, "count", part.count))
		}
	}
	return strings.Join(parts, ", ")
}

// measured is the figure of a run that the chart shows, 0 if there is none.
func measured(ran *work.Ran, by methods.Measure) float64 {
	switch by {
	case methods.NodesMeasure:
		return float64(ran.Result.Nodes)
	case methods.TriesMeasure:
		return float64(ran.Result.Tries)
	}
	return ran.Millis
}
