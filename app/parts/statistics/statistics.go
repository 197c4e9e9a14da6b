// Package statistics counts solved puzzles: how many of each grade, how fast, and on how
// many days in a row.
package statistics

import (
	"time"

	"sudoku/app/calendar"
	"sudoku/app/desk"
)

// Statistics holds the results stored in the browser, as last read.
type Statistics struct {
	Listed  bool // Results has been read
	Results Results
	Today   calendar.Day // when Results was read
	Failure error        // why the browser cannot store results; nil if it can
	// Last is the result of the current game, once it is stored.
	Last Result

	found desk.GameReviewed // the moves of the game that Last is about, or will be once it is stored
	asked bool              // results were requested, to estimate times
	pace  Pace              // the player's pace in Results
	paced bool              // pace is known
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Statistics] }

// The player's actions.
type (
	// Pressed opens the statistics.
	Pressed struct{ desk.To[Statistics] }
	// PaceForgotten deletes the data that time estimates are based on.
	PaceForgotten struct{ desk.To[Statistics] }
)

// The browser's reports.
type (
	// Listed carries all results, in any order, and the current time.
	Listed struct {
		desk.To[Statistics]
		Results Results
		Now     time.Time
	}
	// Kept carries a result that was stored. A Listed message follows.
	Kept struct {
		desk.To[Statistics]
		Result Result
	}
	// Failed reports that the browser cannot store results.
	Failed struct {
		desk.To[Statistics]
		Err error
	}
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Statistics] }

// The commands from this part.
type (
	// List reads all results.
	List struct{ desk.From[Statistics] }
	// Keep stores a result, in place of one with the same ID, and reads all results. It is
	// answered by Kept and Listed, or by Failed. If Finished is zero, the current time is
	// used.
	Keep struct {
		desk.From[Statistics]
		Result Result
	}
)

// GameFinished stores the result of the current game.
func (s *Statistics) GameFinished(d *desk.Desk) []desk.Cmd {
	s.Last, s.found = Result{}, desk.GameReviewed{}
	givens := d.Sheet().Position.Givens
	return []desk.Cmd{Keep{Result: Result{
		Givens: givens.String(), Grade: d.Grade(), Millis: d.Time().Milliseconds(),
		Hints: d.Record.Hints, Mistakes: d.Record.Mistakes, Daily: d.Record.Daily, Seconds: d.Seconds(),
	}}}
}

// AfterUpdate reads the results when a time is to be estimated for the first time.
func (s *Statistics) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if s.asked || s.Listed || d.Seconds() == 0 {
		return nil
	}
	s.asked = true
	return []desk.Cmd{List{}}
}

// DialogChanged reads the results for the calendar, which marks solved puzzles.
func (s *Statistics) DialogChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Dialog != desk.DailyDialog {
		return nil
	}
	return []desk.Cmd{List{}}
}

// Receive handles a message to this part.
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
		s.pace, s.paced = s.Results.Pace()
	case Kept:
		s.Last = msg.Result
		return s.noteMoves()
	case PaceForgotten:
		return s.forgetPace()
	case EndingClosed:
		return closeEnding(d)
	case DetailsPressed:
		d.Dialog, d.Notice = desk.FinishDialog, desk.Notice{}
	case Failed:
		s.Failure = msg.Err
	}
	return nil
}
