package statistics

import (
	"testing"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/text/english"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

func TestRemark(t *testing.T) {
	with := func(r Result, hints, mistakes int) Result {
		r.Hints, r.Mistakes = hints, mistakes
		return r
	}
	of := func(r Result, g rate.Grade) Result {
		r.Grade = g
		return r
	}
	three := Results{result("1", 0, 290), result("2", 1, 400), result("3", 2, 500)}
	hinted := Results{with(result("1", 0, 10), 1, 0), result("2", 1, 400), result("3", 2, 500)}
	for _, c := range []struct {
		name   string
		before Results
		last   Result
		want   Remark
		text   string
	}{
		{"the first of all", nil, result("4", 9, 252), Remark{Kind: FirstOfGrade}, "Your first Easy puzzle."},
		{"the first of its grade", three, of(result("4", 9, 252), rate.GradeHard), Remark{Kind: FirstOfGrade}, "Your first Hard puzzle."},
		{"the first with hints", nil, with(result("4", 9, 252), 3, 1), Remark{Kind: FirstOfGrade}, "Your first Easy puzzle."},
		{"no best time of two", three[:1], result("4", 9, 252), Remark{Kind: Flawless}, "No hints and no mistakes."},
		{"no best time of three", three[:2], result("4", 9, 252), Remark{Kind: Flawless}, "No hints and no mistakes."},
		{"the fastest", three, result("4", 9, 252), Remark{Kind: Fastest, Seconds: 38}, "Your fastest Easy puzzle so far, by 38 seconds."},
		{"by one second", three, result("4", 9, 289), Remark{Kind: Fastest, Seconds: 1}, "Your fastest Easy puzzle so far, by one second."},
		{"by minutes", three, result("4", 9, 60), Remark{Kind: Fastest, Seconds: 230}, "Your fastest Easy puzzle so far, by 3:50 minutes."},
		{"as fast as the fastest", three, result("4", 9, 290), Remark{Kind: Flawless}, "No hints and no mistakes."},
		{"the fastest, with a mistake", three, with(result("4", 9, 252), 0, 1), Remark{Kind: Fastest, Seconds: 38}, "Your fastest Easy puzzle so far, by 38 seconds."},
		{"the fastest with hints is praised for nothing", three, with(result("4", 9, 252), 1, 0), Remark{Kind: NthOfGrade, Count: 4}, "That makes 4 Easy puzzles."},
		{"two without hints are no measure", hinted, result("4", 9, 252), Remark{Kind: Flawless}, "No hints and no mistakes."},
		{"faster than the last three", append(Results{result("5", -1, 100)}, three...), result("4", 9, 252), Remark{Kind: FasterThanLast, Count: 3}, "Faster than your last three Easy puzzles."},
		{"slower, with a mistake", three, with(result("4", 9, 450), 0, 2), Remark{Kind: WithoutHints}, "Solved without hints."},
		{"again, faster", three, result("2", 9, 252), Remark{Kind: AgainFaster, Seconds: 148}, "Solved again, 2:28 minutes faster than the first time."},
		{"again, faster with hints", three, with(result("2", 9, 252), 1, 0), Remark{Kind: Again}, "You have solved this one before."},
		{"again, slower", three, result("2", 9, 452), Remark{Kind: Again}, "You have solved this one before."},
		{"without a grade", three, of(result("4", 9, 252), rate.None), Remark{Kind: Flawless}, "No hints and no mistakes."},
		{"without a grade and with hints", three, with(of(result("4", 9, 252), rate.None), 1, 0), Remark{}, ""},
	} {
		all := sorted(append(append(Results{}, c.before...), c.last, result("6", 99, 1)))
		got := all.Remark(&c.last, true)
		if got != c.want {
			t.Errorf("%s: got %+v, want %+v", c.name, got, c.want)
		}
		if text := remarkText(got, english.Catalog.Ratings.Grades[c.last.Grade], english.Catalog); text != c.text {
			t.Errorf("%s: got text %q", c.name, text)
		}
		switch all.Remark(&c.last, false).Kind {
		case Fastest, FasterThanLast, AgainFaster:
			t.Errorf("%s: a time is mentioned to a player who hides the clock", c.name)
		}
		if (c.before).Remark(&c.last, true) != (Remark{}) {
			t.Errorf("%s: a result that is not stored has a remark", c.name)
		}
	}
}

func TestNext(t *testing.T) {
	of := func(g rate.Grade) daily.Puzzle { return daily.Puzzle{Day: 20779, Grade: g} }
	for _, c := range []struct {
		solved []rate.Grade
		of     rate.Grade
		want   daily.Puzzle
	}{
		{nil, rate.None, daily.Puzzle{}},
		{[]rate.Grade{1}, rate.GradeEasy, of(rate.GradeMedium)},
		{[]rate.Grade{1, 2}, rate.GradeEasy, of(rate.GradeHard)},
		{[]rate.Grade{5}, rate.GradeExtreme, of(rate.GradeEasy)},
		{[]rate.Grade{1, 2, 4, 5}, rate.GradeExtreme, of(rate.GradeHard)},
		{[]rate.Grade{1, 2, 3, 4, 5}, rate.GradeHard, daily.Puzzle{}},
		{[]rate.Grade{1, 2, 4, 5}, rate.GradeHard, daily.Puzzle{}}, // the result just made is not stored yet
	} {
		solved := map[daily.Puzzle]int64{{Day: 20778, Grade: rate.GradeMedium}: 1}
		for _, g := range c.solved {
			solved[of(g)] = 1
		}
		if got := Next(of(c.of), solved); got != c.want {
			t.Errorf("after %v with %v solved: %v, want %v", c.of, c.solved, got, c.want)
		}
	}
}

func TestLastDays(t *testing.T) {
	got := lastDays([]calendar.Day{90, 93, 94, 97, 100, 101}, 100)
	if want := [7]bool{true, false, false, true, false, false, true}; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestEndingView checks the view before and after the result is stored, and that the
// remark is not about an earlier game.
func TestEndingView(t *testing.T) {
	d := desk.New()
	d.History = game.NewHistory(game.Sheet{Position: board.Position{Givens: board.Grid{1}}, Locked: true})
	d.Ending = desk.NewEnding
	d.Record.Daily = daily.Puzzle{Day: 19782, Grade: rate.GradeEasy}
	var s Statistics
	view := func() EndingView { return s.EndingView(&d, english.Catalog) }
	if v := view(); !v.Shown || !v.New || v.Title != "Solved in 0:00" || v.Remark != "" || v.Streak != 0 || v.Kind != "Daily puzzle of 29 February 2024, Easy" {
		t.Errorf("before the result is stored: %+v", v)
	}
	last := result("1", 0, 60)
	last.Daily = d.Record.Daily
	s.Update(&d, Kept{Result: last})
	s.Update(&d, Listed{Results: Results{result("2", -24, 90), last}, Now: began})
	v := view()
	if v.Remark != "No hints and no mistakes." || v.Streak != 2 || v.Days != "days" || !v.Grown ||
		v.Daily.Grade != rate.GradeMedium || v.Next != "Next daily puzzle: Medium" {
		t.Errorf("after the result is stored: %+v", v)
	}
	if today := v.Week[6]; today != (WeekDay{"Thursday", "Th", true}) || !v.Week[5].Solved || v.Week[4].Solved {
		t.Errorf("the week: %+v", v.Week)
	}
	s.GameFinished(&d)
	if v := view(); v.Remark != "" {
		t.Errorf("a game without a result has a remark: %q", v.Remark)
	}
	s.PanelChanged(nil, &d)
	d.Options &^= desk.ShowTimer
	if v := view(); v.New || v.Title != "Solved" {
		t.Errorf("after a return: %+v", v)
	}
	if _, done := s.Escape(&d); !done || view().Shown {
		t.Error("Escape does not leave the ending")
	}
	if _, done := s.Escape(&d); done {
		t.Error("Escape leaves an ending that is not shown")
	}
}
