// Package generator makes new puzzles and offers the daily ones.
package generator

import (
	"time"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Generator is the state of this part.
type Generator struct {
	Options Options
	Wishes  Wishes
	// Making is set while a puzzle is being made.
	Making bool
	// Attempts is the number of attempts reported so far.
	Attempts int
	// Impossible is set if no puzzle matches the options.
	Impossible bool
	Calendar   Calendar

	request int
	spec    generate.Spec
	seed    uint64
	made    desk.Graded  // the last puzzle made
	daily   daily.Puzzle // the daily puzzle in progress, if any
	several several      // the list in progress, if any
}

// Options specifies new puzzles, apart from their grade.
type Options struct {
	Symmetry generate.Symmetry
	Givens   generate.Range // zero for the usual number
	Minimal  bool
}

// New returns the part for a first visit. New puzzles are symmetrical, as in newspapers.
func New() Generator { return Generator{Options: Options{Symmetry: generate.HalfTurn}} }

// Calendar is the state of the dialog with daily puzzles.
type Calendar struct {
	Today calendar.Day // 0 until it is known
	Day   calendar.Day // the day shown
	Month calendar.Month
	asked int // number of requests for the date
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Generator] }

// Messages from the player.
type (
	// OptionsPicked sets the options for new puzzles.
	OptionsPicked struct {
		desk.To[Generator]
		Options Options
	}
	// GradePicked makes a puzzle of a grade.
	GradePicked struct {
		desk.To[Generator]
		Grade rate.Grade
	}
	// WishesPicked sets the wishes for new puzzles.
	WishesPicked struct {
		desk.To[Generator]
		Wishes Wishes
	}
	// MakePressed makes puzzles that meet the wishes.
	MakePressed struct{ desk.To[Generator] }
	// StopPressed cancels the search for a puzzle.
	StopPressed struct{ desk.To[Generator] }
	// DailyPressed opens the calendar.
	DailyPressed struct{ desk.To[Generator] }
	// MonthTurned moves the calendar by some months.
	MonthTurned struct {
		desk.To[Generator]
		By int
	}
	// DayPicked shows a day.
	DayPicked struct {
		desk.To[Generator]
		Day calendar.Day
	}
	// DayMoved moves to another day with the keyboard.
	DayMoved struct {
		desk.To[Generator]
		By int
	}
	// DailyPicked plays a daily puzzle.
	DailyPicked struct {
		desk.To[Generator]
		Puzzle daily.Puzzle
	}
	// TodayPicked plays one of today's puzzles.
	TodayPicked struct {
		desk.To[Generator]
		Grade rate.Grade
	}
	// DailyLinked opens the target of a link: the calendar at a day, or a daily puzzle.
	DailyLinked struct {
		desk.To[Generator]
		Puzzle daily.Puzzle // no grade for the calendar
	}
	// LinkPressed copies the link to the day shown.
	LinkPressed struct{ desk.To[Generator] }
)

// AnotherPressed asks for another puzzle of the current grade or of the next one.
type AnotherPressed struct {
	desk.To[Generator]
	Harder bool
}

// Messages from the browser.
type (
	// Dated reports the player's local date and how much of the day is left.
	Dated struct {
		desk.To[Generator]
		Now  time.Time
		Left time.Duration
	}
	// DayEnded reports that the day has ended. It is ignored if the date has been requested
	// again since request Nth.
	DayEnded struct {
		desk.To[Generator]
		Nth int
	}
	// Unbegun reports that there is no saved game for a daily puzzle.
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

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Generator] }

// The commands from this part.
type (
	// ShowList opens puzzles as a list.
	ShowList struct {
		desk.From[Generator]
		Puzzles []board.Grid
	}
	// AskDate asks for the date. Dated is the answer.
	AskDate struct{ desk.From[Generator] }
	// CopyLink copies the link to a day. LinkCopied is the answer.
	CopyLink struct {
		desk.From[Generator]
		Day calendar.Day
	}
)

// Receive handles a message to this part.
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
	case WishesPicked:
		f.Wishes, f.Impossible = msg.Wishes, false
	case MakePressed:
		return f.makeWished(d)
	case StopPressed:
		made := f.several.made
		return append(f.stop(), f.list(d, made)...)
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
	case TodayPicked:
		of := daily.Puzzle{Day: f.Calendar.Today, Grade: msg.Grade}
		return f.order(d, of, of.Spec(), of.Seed())
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
		if msg.Nth == f.Calendar.asked && (d.Dialog == desk.DailyDialog || d.At() == desk.Home) {
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

// make requests a puzzle of a grade.
func (f *Generator) make(d *desk.Desk, g rate.Grade) []desk.Cmd {
	return f.order(d, daily.Puzzle{}, f.Options.spec(g), d.NextSeed())
}

// spec returns the spec for a grade with these options.
func (o *Options) spec(g rate.Grade) generate.Spec {
	s := daily.Usual(g)
	s.Symmetry, s.Minimal = o.Symmetry, o.Minimal
	if o.Givens != (generate.Range{}) || o.Minimal {
		s.Givens = o.Givens
	}
	return s
}
