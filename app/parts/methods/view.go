package methods

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/classic"
)

// View describes the panel that compares methods.
type View struct {
	Rows        []MethodRow
	TimeLimits  []show.Option
	CycleLimits []show.Option
	Running     bool
	Progress    string // number of finished runs; "" if all are finished
	Chart       Chart
	Animation   AnimationView
}

// MethodRow is a row in the table of methods. Missing values are empty.
type MethodRow struct {
	_ [0]func() // incomparable, see package words

	Index           int // in classic.Methods
	Key, Name, Help string
	Chosen          bool
	More            show.LessonLink // an article or a lesson on the idea

	Tone                       show.Tone
	Outcome                    string
	Time, Nodes, Tries, Depth  string
	Rounds, Reported           string
	Animate                    string // full name of the button
	Ran, Waiting, Going, Ended bool   // state of the run; all false without a run
}

func (m *Methods) View(d *desk.Desk, t *text.Catalog) View {
	if d.Panel != desk.MethodsPanel {
		return View{}
	}
	givens := d.Sheet().Position.Givens
	if a := &m.Animation; a.Open {
		return View{Animation: newAnimationView(a, &givens, t)}
	}
	v := View{Running: m.Running(), Chart: newChart(m, t)}
	if v.Running {
		v.Progress = t.Fill(t.Methods.Done, "done", m.Done(), "count", len(m.Runs))
	}
	for i, limit := range TimeLimits {
		v.TimeLimits = append(v.TimeLimits, show.Option{Name: t.Fill(t.Methods.Seconds, "seconds", int(limit.Seconds())), On: i == m.Time})
	}
	for i, limit := range CycleLimits {
		name := t.Methods.NoLimit
		if limit > 0 {
			name = t.Integer(limit)
		}
		v.CycleLimits = append(v.CycleLimits, show.Option{Name: name, On: i == m.Cycles})
	}
	for i, method := range classic.Methods() {
		name := t.Methods.Names[method.Key]
		row := MethodRow{
			Index: i, Key: method.Key, Name: name.Name, Help: name.Help,
			Chosen:   m.Chosen.Has(i),
			More:     article(&method, t),
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

// article returns a link that explains a method's idea: one of our lessons, or a
// Wikipedia article, mostly in the reader's language. It is empty for the page's own
// engine.
func article(method *classic.Method, t *text.Catalog) show.LessonLink {
	lesson := func(key string) show.LessonLink {
		return show.LessonLink{Path: show.LessonPath(key), Name: t.Techniques.Name(key)}
	}
	switch method.Key {
	case "engine":
		return show.LessonLink{}
	case "narrowing":
		return lesson("naked-single")
	case "narrowing-hidden-singles":
		return lesson("hidden-single")
	case "dancing-links":
		return show.LessonLink{Path: "https://en.wikipedia.org/wiki/Dancing_Links", Name: "Wikipedia: Dancing Links"}
	}
	language, _, _ := strings.Cut(t.Code, "-")
	return show.LessonLink{Path: "https://" + language + ".wikipedia.org/wiki/" + t.Methods.Backtracking, Name: "Wikipedia: " + t.Methods.Backtracking}
}

// fill adds the results of a run.
func (row *MethodRow) fill(run *Run, t *text.Catalog) {
	switch run.State {
	case RunWaiting:
		row.Waiting, row.Outcome = true, t.Methods.Waiting
	case RunGoing:
		row.Going, row.Outcome = true, t.Fill(t.Methods.Going, "time", t.Milliseconds(run.Millis))
	case RunCancelled:
		row.Ended, row.Outcome = true, t.Methods.Ended
	case RunFailed:
		row.Ended, row.Tone, row.Outcome = true, show.Bad, t.Fill(t.Methods.Failed, "reason", run.Err)
	case RunDone:
		r := &run.Ran.Result
		row.Ran = true
		row.Tone, row.Outcome = OutcomeText(r, t)
		row.Time = t.Milliseconds(run.Ran.Millis)
		row.Nodes, row.Tries, row.Depth = FigureText(r.Nodes, t), FigureText(r.Tries, t), FigureText(r.Depth, t)
		row.Rounds = RoundsText(r, t)
	}
}

// FigureText formats a counter, or returns a dash if the method does not keep it.
func FigureText(n int, t *text.Catalog) string {
	if n == 0 {
		return t.Methods.None
	}
	return t.Integer(n)
}

// OutcomeText says how a run ended.
func OutcomeText(r *classic.Result, t *text.Catalog) (show.Tone, string) {
	switch r.Outcome {
	case classic.Solved:
		return show.Good, t.Methods.Solved
	case classic.NoSolution:
		return show.Plain, t.Methods.NoSolution
	case classic.Wrong:
		return show.Bad, t.Methods.Wrong
	case classic.Stalled:
		return show.Plain, t.Fill(t.Methods.Stalled, "open", r.Open())
	case classic.LimitReached:
		return show.Plain, t.Fill(t.Methods.LimitReached, "open", r.Open())
	case classic.Refused:
		var reasons []string
		for _, refusal := range r.Refusals {
			reasons = append(reasons, t.Fill(t.Methods.Refusal,
				"digit", int(refusal.Digit), "count", refusal.Count, "house", refusal.House))
		}
		return show.Bad, t.Fill(t.Methods.Refused, "reasons", strings.Join(reasons, t.Techniques.Marks.Comma))
	}
	return show.Plain, t.Methods.Ended
}

// RoundsText describes how often a method went over the grid, in the method's own terms,
// and the number of its trials.
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
	return strings.Join(parts, t.Techniques.Marks.Comma)
}

// measured returns the value that the chart shows for a run, or 0.
func measured(ran *work.Ran, by Measure) float64 {
	switch by {
	case NodesMeasure:
		return float64(ran.Result.Nodes)
	case TriesMeasure:
		return float64(ran.Result.Tries)
	}
	return ran.Millis
}
