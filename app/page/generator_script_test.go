package page_test

import (
	"fmt"
	"strings"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/statistics"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// freshMessage returns the message for an action on new puzzles, or nil.
func freshMessage(verb, rest string, number int) desk.Msg {
	day, _ := calendar.ParseDay(rest)
	which, _ := daily.Parse(rest)
	switch verb {
	case "new":
		return frame.DialogOpened{Dialog: desk.NewDialog}
	case "make":
		return generator.GradePicked{Grade: rate.GradeNamed(rest)}
	case "fewer": // toggle an option that no puzzle satisfies
		return generator.OptionsPicked{Options: generator.Options{Symmetry: generate.QuarterTurn, Givens: generate.Range{Min: 26, Max: 27}}}
	case "wish": // number of puzzles, and the hardest technique that they need
		w := generator.Wishes{Techniques: rest, Hardest: rest != "", Count: 2}
		if rest == "" { // puzzles with the digits of the board in place
			w.OnBoard = true
		}
		return generator.WishesPicked{Wishes: w}
	case "make-wished":
		return generator.MakePressed{}
	case "stop-making":
		return generator.StopPressed{}
	case "daily":
		return generator.DailyPressed{}
	case "date": // an hour before midnight
		return generator.Dated{Now: day.Date().Add(23 * time.Hour), Left: time.Hour}
	case "month":
		return generator.MonthTurned{By: number}
	case "day":
		return generator.DayPicked{Day: day}
	case "move-day":
		return generator.DayMoved{By: number}
	case "daily-link":
		if which == (daily.Puzzle{}) {
			which.Day = day
		}
		return generator.DailyLinked{Puzzle: which}
	case "play-daily":
		return generator.DailyPicked{Puzzle: which}
	case "unbegun":
		return generator.Unbegun{Puzzle: which}
	case "copy-day":
		return generator.LinkPressed{}
	case "day-copied":
		return generator.LinkCopied{Copied: rest == "yes"}
	case "booklet":
		return printing.BookletPressed{}
	case "booklet-of": // this number of hard puzzles and no others
		o := printing.New().Options
		o.Booklet, o.PerPage, o.Heading = true, 4, "Hard ones"
		o.Of = [rate.GradeExtreme + 1]int{rate.GradeHard: number}
		return printing.OptionsPicked{Options: o}
	case "print-booklet":
		return printing.Pressed{}
	case "stop-booklet":
		return printing.StopPressed{}
	case "practise":
		return practise.Begun{Technique: rest}
	case "mix":
		return practise.MixedBegun{}
	case "recalled": // techniques practised earlier
		var p drill.Progress
		for _, key := range strings.Fields(rest) {
			p = p.Note(key, true, someDay)
		}
		return practise.Recalled{Progress: p, Now: someDay, Next: true}
	case "next-exercise":
		return practise.NextPressed{}
	case "solved-daily":
		return statistics.Listed{Results: statistics.Results{{Grade: which.Grade, Millis: 83_000, Finished: someDay, Daily: which}}, Now: someDay}
	}
	return nil
}

// generatorLine describes the dialogs for new puzzles.
func generatorLine(p *page.View) string {
	line := p.Generator.Status
	for _, g := range p.Generator.Grades {
		line += " " + g.Name
	}
	v := &p.Daily
	line += " " + v.Month + ifOn(v.CanBack, " <") + ifOn(v.CanGo, " >") + " " + v.Day
	for i := range v.Days {
		d := &v.Days[i]
		line += ifOn(d.Today, fmt.Sprintf(" today %d", d.Number)) + ifOn(d.Solved > 0, fmt.Sprintf(" %d solved on %d", d.Solved, d.Number))
	}
	for _, x := range v.Puzzles {
		line += ifOn(x.Solved, " ["+x.Name+" "+x.Help+"]")
	}
	return strings.Join(strings.Fields(line), " ")
}
