// Package statistics is the part of the page that counts the puzzles which were
// solved: how many of each grade, how fast, and on how many days in a row.
package statistics

import (
	"time"

	"sudoku/app/calendar"
	"sudoku/app/desk"
)

// Statistics are the results that the browser keeps, as far as they were read.
type Statistics struct {
	Listed  bool // Results were read
	Results Results
	Today   calendar.Day // when they were read
	Failure error        // why the browser keeps none; nil if it does
	// Last is the result that was kept last in this visit, with its time.
	Last Result
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Statistics] }

// Pressed shows the statistics.
type Pressed struct{ desk.To[Statistics] }

// The browser's reports.
type (
	// Listed is what there is, in any order, and the present time.
	Listed struct {
		desk.To[Statistics]
		Results Results
		Now     time.Time
	}
	// Kept is a result that was written. What there is with it follows as Listed.
	Kept struct {
		desk.To[Statistics]
		Result Result
	}
	// Failed reports that the browser keeps no results.
	Failed struct {
		desk.To[Statistics]
		Err error
	}
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Statistics] }

// The commands of the part.
type (
	// List reads what there is.
	List struct{ desk.From[Statistics] }
	// Keep writes a result and reads what there is: Kept and Listed answer, or
	// Failed. Where Finished is the zero time, it is now.
	Keep struct {
		desk.From[Statistics]
		Result Result
	}
)

// GameFinished keeps the result of the present game.
func (s *Statistics) GameFinished(d *desk.Desk) []desk.Cmd {
	givens := d.Sheet().Position.Givens
	return []desk.Cmd{Keep{Result: Result{
		Givens: givens.String(), Grade: d.Grade(), Millis: d.Time().Milliseconds(),
		Hints: d.Record.Hints, Mistakes: d.Record.Mistakes, Daily: d.Record.Daily,
	}}}
}

// DialogChanged reads the results for the calendar, which shows what was solved.
func (s *Statistics) DialogChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Dialog != desk.DailyDialog {
		return nil
	}
	return []desk.Cmd{List{}}
}

// Receive handles a message of this part.
func (s *Statistics) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = s.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (s *Statistics) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		d.Dialog, d.Notice = desk.StatisticsDialog, desk.Notice{}
		return []desk.Cmd{List{}}
	case Listed:
		s.Listed, s.Failure = true, nil
		s.Results, s.Today = sorted(msg.Results), calendar.NewDay(msg.Now)
	case Kept:
		s.Last = msg.Result
	case Failed:
		s.Failure = msg.Err
	}
	return nil
}
