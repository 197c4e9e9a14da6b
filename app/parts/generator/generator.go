// Package generator is the part of the page that makes new puzzles: one of a grade, or
// one of those that belong to a day.
package generator

import (
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Generator is the state of the part.
type Generator struct {
	Options Options
	// Making is the grade of the puzzle that is being made, None if none is.
	Making rate.Grade
	// Attempts were made at it so far, as far as was reported.
	Attempts int
	// Impossible: there is no puzzle with the options.
	Impossible bool
	Calendar   Calendar

	request int
	made    desk.Graded  // last
	daily   daily.Puzzle // what is being made, if it belongs to a day
}

// Options are what a new puzzle is to be beside its grade.
type Options struct {
	Symmetry generate.Symmetry
	Givens   generate.Range // the zero value: as many as usual
	Minimal  bool
}

// New is the part of a first visit: new puzzles are as newspapers print them.
func New() Generator { return Generator{Options: Options{Symmetry: generate.HalfTurn}} }

// Calendar is what the dialog with the daily puzzles shows.
type Calendar struct {
	Today calendar.Day // 0 as long as it is not known
	Day   calendar.Day // whose puzzles are offered
	Month calendar.Month
	asked int // how often the date was asked for
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Generator] }

// The player's actions.
type (
	// OptionsPicked says what new puzzles are to be.
	OptionsPicked struct {
		desk.To[Generator]
		Options Options
	}
	// GradePicked makes a puzzle of a grade.
	GradePicked struct {
		desk.To[Generator]
		Grade rate.Grade
	}
	// StopPressed ends the search for one.
	StopPressed struct{ desk.To[Generator] }
	// DailyPressed opens the calendar.
	DailyPressed struct{ desk.To[Generator] }
	// MonthTurned turns the calendar's leaf by some months.
	MonthTurned struct {
		desk.To[Generator]
		By int
	}
	// DayPicked shows what there is of a day.
	DayPicked struct {
		desk.To[Generator]
		Day calendar.Day
	}
	// DayMoved goes on by some days, by the keyboard.
	DayMoved struct {
		desk.To[Generator]
		By int
	}
	// DailyPicked plays one of the puzzles of a day.
	DailyPicked struct {
		desk.To[Generator]
		Puzzle daily.Puzzle
	}
	// DailyLinked opens what a link means: the calendar at a day, or one of its
	// puzzles.
	DailyLinked struct {
		desk.To[Generator]
		Puzzle daily.Puzzle // without a grade for the calendar
	}
	// LinkPressed copies the link to the day that is shown.
	LinkPressed struct{ desk.To[Generator] }
)

// AnotherPressed asks for another puzzle of the grade of the present one, or of the
// next grade.
type AnotherPressed struct {
	desk.To[Generator]
	Harder bool
}

// The browser's reports.
type (
	// Dated is the time where the player is, and how long the day lasts.
	Dated struct {
		desk.To[Generator]
		Now  time.Time
		Left time.Duration
	}
	// DayEnded comes when a day has ended since the date was asked for the nth time.
	DayEnded struct {
		desk.To[Generator]
		Nth int
	}
	// Unbegun reports that there is no game of a daily puzzle yet.
	Unbegun struct {
		desk.To[Generator]
		Puzzle daily.Puzzle
	}
	// LinkCopied reports whether the link was copied.
	LinkCopied struct {
		desk.To[Generator]
		Copied bool
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Generator] }

// The commands of the part.
type (
	// AskDate asks for the date: Dated answers.
	AskDate struct{ desk.From[Generator] }
	// CopyLink copies the link to a day: LinkCopied answers.
	CopyLink struct {
		desk.From[Generator]
		Day calendar.Day
	}
)

// Receive handles a message of this part.
func (f *Generator) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = f.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (f *Generator) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case OptionsPicked:
		f.Options, f.Impossible = msg.Options, false
	case GradePicked:
		return f.make(d, msg.Grade)
	case StopPressed:
		return f.stop()
	case AnotherPressed:
		g := max(d.Grade(), rate.GradeEasy)
		if msg.Harder {
			g = min(g+1, rate.GradeExtreme)
		}
		return f.make(d, g)
	case DailyPressed:
		return f.openCalendar(d, 0)
	case MonthTurned:
		f.Calendar.turn(msg.By)
	case DayPicked:
		f.Calendar.Day = msg.Day
	case DayMoved:
		return f.Calendar.move(msg.By)
	case DailyPicked:
		return f.order(d, msg.Puzzle, msg.Puzzle.Spec(), msg.Puzzle.Seed())
	case DailyLinked:
		if msg.Puzzle.Grade == rate.None {
			return f.openCalendar(d, msg.Puzzle.Day)
		}
		return f.order(d, msg.Puzzle, msg.Puzzle.Spec(), msg.Puzzle.Seed())
	case LinkPressed:
		return []desk.Cmd{CopyLink{Day: f.Calendar.Day}}
	case Dated:
		return f.Calendar.date(msg)
	case DayEnded:
		if msg.Nth == f.Calendar.asked && d.Dialog == desk.DailyDialog {
			return []desk.Cmd{AskDate{}}
		}
	case Unbegun:
		return f.take(d, msg.Puzzle)
	case LinkCopied:
		d.Notice = desk.Notice{Kind: desk.LinkNotCopied}
		if msg.Copied {
			d.Notice.Kind = desk.DayLinkCopied
		}
	}
	return nil
}

// make asks for a puzzle of a grade.
func (f *Generator) make(d *desk.Desk, g rate.Grade) []desk.Cmd {
	return f.order(d, daily.Puzzle{}, f.Options.spec(g), d.NextSeed())
}

// spec is what the options mean for a grade.
func (o *Options) spec(g rate.Grade) generate.Spec {
	s := daily.Usual(g)
	s.Symmetry, s.Minimal = o.Symmetry, o.Minimal
	if o.Givens != (generate.Range{}) || o.Minimal {
		s.Givens = o.Givens
	}
	return s
}
