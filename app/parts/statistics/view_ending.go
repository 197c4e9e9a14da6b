package statistics

import (
	"strconv"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// EndingView describes the result of the game that was just finished.
type EndingView struct {
	_ [0]func() // incomparable, see package words

	Shown  bool
	New    bool // the game has just ended, so the board celebrates
	Kind   string
	Title  string
	Remark string
	Streak int
	Days   string // the word after Streak
	Grown  bool   // Streak grew with this result
	Week   [7]WeekDay
	Next   string
	Daily  daily.Puzzle // the next puzzle, if it is a daily one
}

// WeekDay is one of the last seven days.
type WeekDay struct {
	Name, Short string
	Solved      bool
}

// EndingView returns the zero value unless the ending is shown.
func (s *Statistics) EndingView(d *desk.Desk, t *text.Catalog) EndingView {
	if d.Ending == desk.NoEnding || d.Panel != desk.SolvePanel {
		return EndingView{}
	}
	f, g := &t.Finish, d.Grade()
	timed := d.Options.Has(desk.ShowTimer)
	v := EndingView{Shown: true, New: d.Ending == desk.NewEnding, Title: f.Done}
	if timed {
		v.Title = t.Fill(f.DoneIn, "time", show.Clock(d.Time()))
	}
	if of := d.Record.Daily; of.Grade != rate.None {
		v.Kind = t.Fill(f.Daily, "grade", t.Ratings.Grades[of.Grade], "date", show.DateText(of.Day, t))
	}
	solved := s.Results
	if s.Last.Givens != "" {
		v.Remark = remarkText(solved.Remark(&s.Last, timed), t.Ratings.Grades[s.Last.Grade], t)
	}
	days := solved.Days()
	v.Streak, _ = Streak(days, s.Today)
	v.Days = t.Fill(f.Days, "count", v.Streak)
	for i, done := range lastDays(days, s.Today) {
		name := t.Generator.Weekdays[(s.Today - 6 + calendar.Day(i)).Weekday()]
		v.Week[i] = WeekDay{name.Name, name.Short, done}
	}
	v.Grown = v.Streak > 0 && solved.on(s.Today) == 1
	v.Next = f.AnyOther
	if v.Daily = Next(d.Record.Daily, s.Dailies()); v.Daily.Grade != rate.None {
		v.Next = t.Fill(f.NextDaily, "grade", t.Ratings.Grades[v.Daily.Grade])
	} else if g != rate.None {
		v.Next = t.Fill(f.Another, "grade", t.Ratings.Grades[g])
	}
	return v
}

// remarkText puts a remark about a puzzle of a grade into words.
func remarkText(r Remark, grade string, t *text.Catalog) string {
	f := &t.Finish
	sentence := [...]string{
		AgainFaster: f.AgainFaster, Again: f.Again, FirstOfGrade: f.First, Fastest: f.Fastest, FasterThanLast: f.FasterThanLast,
		Flawless: f.Flawless, WithoutHints: f.WithoutHints, NthOfGrade: f.Nth,
	}[r.Kind]
	return t.Fill(sentence, "grade", grade, "count", r.Count, "time", spanText(r.Seconds, t))
}

// spanText returns a span of time in words.
func spanText(seconds int, t *text.Catalog) string {
	clock := show.Clock(time.Duration(seconds) * time.Second)
	switch {
	case seconds < 60:
		return t.Fill(t.Finish.Seconds, "count", seconds)
	case seconds < 60*60:
		return t.Fill(t.Finish.Minutes, "time", clock)
	}
	return t.Fill(t.Finish.Hours, "time", clock)
}

// FinishView describes the dialog about a finished game.
type FinishView struct {
	Figures [4]FinishFigure // unused ones have no name
	Best    string          // best time for the grade, or ""
	Harder  bool            // there is a harder grade
}

// FinishFigure is a number and its name.
type FinishFigure struct{ Name, Value string }

func (s *Statistics) FinishView(d *desk.Desk, t *text.Catalog) FinishView {
	if d.Dialog != desk.FinishDialog {
		return FinishView{}
	}
	f, g := &t.Finish, d.Grade()
	v := FinishView{Best: s.bestText(g, t), Harder: g != rate.None && g < rate.GradeExtreme}
	v.Figures = [4]FinishFigure{
		{f.Time, show.Clock(d.Time())}, {}, {f.Hints, strconv.Itoa(d.Record.Hints)}, {f.Mistakes, strconv.Itoa(d.Record.Mistakes)},
	}
	if g != rate.None {
		v.Figures[1] = FinishFigure{f.Grade, t.Ratings.Grades[g]}
	}
	return v
}

// bestText returns the best time for a grade if it is the best of several.
func (s *Statistics) bestText(g rate.Grade, t *text.Catalog) string {
	best, ok := s.Results.Best(g)
	if g == rate.None || !ok || len(s.Results.first(g)) <= enough {
		return ""
	}
	return t.Fill(t.Finish.Best, "grade", t.Ratings.Grades[g], "time", show.Clock(show.Millis(best.Millis)))
}
