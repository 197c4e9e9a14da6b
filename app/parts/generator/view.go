package generator

import (
	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/notice"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/text/words"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// View describes the dialog that makes new puzzles. The start page shows only Grades.
type View struct {
	Grades     []FreshGrade
	Making     bool
	Status     string
	Options    Options
	Symmetries []show.Option
	Givens     []show.Option
	Wishes     WishesView
}

// FreshGrade describes a grade to choose.
type FreshGrade struct {
	Grade      rate.Grade
	Name, Help string
	// Takes and Minutes are the long and short texts for the expected time, or "".
	Takes, Minutes string
}

// Takes returns the text for how many minutes a puzzle of a grade will take the player,
// or "" if unknown. short asks for a text that fits where space is tight.
type Takes func(g rate.Grade, short bool) string

// GivensRanges lists the numbers of givens offered.
var GivensRanges = [5]generate.Range{{}, {Min: 20, Max: 24}, {Min: 25, Max: 28}, {Min: 29, Max: 32}, {Min: 33, Max: 40}}

func (f *Generator) View(d *desk.Desk, takes Takes, t *text.Catalog) View {
	v := View{Making: f.Making, Status: makingText(f, t), Options: f.Options}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		v.Grades = append(v.Grades, FreshGrade{g, t.Ratings.Grades[g], t.Generator.Help[g], takes(g, false), takes(g, true)})
	}
	if d.Dialog != desk.NewDialog {
		return v
	}
	v.Wishes = f.wishesView(d, t)
	for i, s := range generate.Symmetries() {
		v.Symmetries = append(v.Symmetries, show.Option{Name: t.Generator.Symmetries[i], On: s == v.Options.Symmetry})
	}
	for _, r := range GivensRanges {
		name := t.Generator.UsualGivens
		if r != (generate.Range{}) {
			name = t.Fill(t.Generator.GivensFrom, "min", r.Min, "max", r.Max)
		}
		v.Givens = append(v.Givens, show.Option{Name: name, On: r == v.Options.Givens})
	}
	return v
}

// makingText describes the progress of the search.
func makingText(f *Generator, t *text.Catalog) string {
	switch {
	case f.Impossible:
		return t.Generator.Impossible
	case f.several.count > 1:
		return t.Fill(t.Generator.Several, "done", len(f.several.made), "total", f.several.count, "count", f.Attempts)
	case f.Attempts > 0:
		return t.Fill(t.Generator.Attempts, "count", f.Attempts)
	case f.Making:
		return t.Generator.Making
	}
	return ""
}

// DailyView describes the dialog with daily puzzles.
type DailyView struct {
	Month    string
	CanBack  bool // an earlier month has puzzles
	CanGo    bool // a later month has puzzles
	Before   int  // empty columns before the first day
	Days     []DailyDay
	Day      string // the day shown, in words
	Puzzles  []DailyPuzzle
	Status   string
	Making   bool
	Weekdays [7]words.Weekday
}

// DailyDay is a day of the month.
type DailyDay struct {
	Day    calendar.Day
	Number int // day of the month
	Label  string
	Solved int  // number of its puzzles solved
	Open   bool // has puzzles
	Today  bool
	Shown  bool
}

// DailyPuzzle is a puzzle for the day shown.
type DailyPuzzle struct {
	Puzzle     daily.Puzzle
	Name, Help string
	Takes      string // as in FreshGrade; "" once it is solved
	Solved     bool
}

func (f *Generator) DailyView(d *desk.Desk, solved map[daily.Puzzle]int64, takes Takes, t *text.Catalog) DailyView {
	c := &f.Calendar
	if c.Today == 0 {
		return DailyView{}
	}
	v := DailyView{
		Month:   t.Fill(t.Generator.MonthOfYear, "month", t.Generator.Months[c.Month.First().Date().Month()-1], "year", show.FormatYear(c.Month.First())),
		CanBack: c.Month > First.Month(), CanGo: c.Month < c.Today.Month(),
		Before: c.Month.Before(), Day: show.DateText(c.Day, t), Weekdays: t.Generator.Weekdays,
		Status: makingText(f, t), Making: f.Making,
	}
	if v.Status == "" {
		v.Status = notice.Text(d.Notice, t)
	}
	for i := range c.Month.Days() {
		v.Days = append(v.Days, dailyDay(c, c.Month.First()+calendar.Day(i), solved, t))
	}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		puzzle := daily.Puzzle{Day: c.Day, Grade: g}
		row := DailyPuzzle{Puzzle: puzzle, Name: t.Ratings.Grades[g], Help: t.Generator.Unsolved, Takes: takes(g, false)}
		if spent, ok := solved[puzzle]; ok {
			row.Solved, row.Takes, row.Help = true, "", t.Fill(t.Generator.Solved, "time", show.Clock(show.Millis(spent)))
		}
		v.Puzzles = append(v.Puzzles, row)
	}
	return v
}

func dailyDay(c *Calendar, day calendar.Day, solved map[daily.Puzzle]int64, t *text.Catalog) DailyDay {
	d := DailyDay{Day: day, Number: day.Date().Day(), Open: First <= day && day <= c.Today, Today: day == c.Today, Shown: day == c.Day}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		if _, ok := solved[daily.Puzzle{Day: day, Grade: g}]; ok {
			d.Solved++
		}
	}
	label := t.Generator.DayLabel
	if d.Today {
		label = t.Generator.TodayLabel
	}
	weekday := t.Generator.Weekdays[day.Weekday()].Name
	d.Label = t.Fill(label, "weekday", weekday, "date", show.DateText(day, t), "count", d.Solved)
	return d
}
