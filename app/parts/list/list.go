// Package list is the part of the page for a list of many puzzles: what is in it,
// what is worked out about them, which of them the table shows and in which order,
// and any of them on the board.
package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// List is the state of the panel. The bytes of the list and the rows of its table
// stay with the browser; the model knows where the list is cut into parts, one for
// each request, and how far each piece of the rows has come.
type List struct {
	There   bool // there is a list
	Name    string
	Parts   []Part
	ReadID  int        // of the requests for what is in it, which follow each other
	Picked  board.Grid // the givens of the puzzle that is put on the board
	Before  *List      // the list that this one took the place of, nil for none
	Columns ColumnSet
	Order   Order
	Filter  Filter
	Table   Table
	Run     Run
	Saving  Saving
	Chart   Chart
	Offer   Kept   // a list that a visit before has left; the zero value for none
	Kept    bool   // the present list is kept for another visit
	KeepErr string // why it is not, "" if that did not fail
}

// mostPrinted is the most puzzles that are printed at once.
const mostPrinted = 100

// Part is a part of the list.
type Part struct {
	work.Part
	File     string // the name of the file, where there are several
	Read     bool
	Lost     string         // why it could not be read, "" if it could
	Contents work.Contained // of a part that is read; without its rows
}

// Table is what the browser's table says of itself.
type Table struct {
	Rows      int // that are left by the filter
	Selected  int
	Arranging bool // another order or filter is on its way
}

// Msg is a message of this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[List] }

// What happens in the panel.
type (
	// Opened reports that the browser holds a list, its parts, and how many workers
	// there are for it.
	Opened struct {
		desk.To[List]
		Name    string
		Parts   []Part
		Workers int
		Narrow  bool // the window is
	}
	// RowOpened puts a puzzle of the list on the board: that with an index from 0
	// among the puzzles of a part. Its givens are known in any case; what else the
	// list says of it is in its text.
	RowOpened struct {
		desk.To[List]
		Part, Index int
		Puzzle      board.Grid
	}
	// RatePressed works out everything about all puzzles.
	RatePressed struct{ desk.To[List] }
	// PausePressed holds the work, or lets it go on.
	PausePressed struct{ desk.To[List] }
	// ColumnToggled shows a column, or no longer.
	ColumnToggled struct {
		desk.To[List]
		Column Column
	}
	// OrderPicked orders the rows by a column; once more, the other way round.
	OrderPicked struct {
		desk.To[List]
		Column Column
	}
	// Filtered leaves some puzzles out.
	Filtered struct {
		desk.To[List]
		Filter Filter
	}
	// AllPressed selects all rows, or none if all are selected.
	AllPressed struct{ desk.To[List] }
	// TableChanged reports what the table says of itself.
	TableChanged struct {
		desk.To[List]
		Table Table
	}
	// PrintPressed opens the print dialog for the puzzles that are selected, or for
	// those that the table shows.
	PrintPressed struct{ desk.To[List] }
	// Collected are these puzzles.
	Collected struct {
		desk.To[List]
		Puzzles []board.Grid
	}
	// BackPressed takes up the list before, with its answers, and keeps this
	// one in its place.
	BackPressed struct{ desk.To[List] }
)

// Cmd is a command of this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[List] }

// What the panel wants done.
type (
	// Swap makes the list before the present one, and the other way round.
	Swap struct{ desk.From[List] }
	// Arrange orders and filters the rows as the model says.
	Arrange struct{ desk.From[List] }
	// Lose reports that a part could not be read: it has no rows.
	Lose struct {
		desk.From[List]
		Part int
	}
	// Compare marks the puzzles that are the same as one before.
	Compare struct{ desk.From[List] }
	// SelectAll selects all rows, or none.
	SelectAll struct{ desk.From[List] }
	// Collect reports the puzzles that are selected, or those that the table shows if
	// none is, Most of them.
	Collect struct {
		desk.From[List]
		Most int
	}
	// Draw brings the table's rows up to date, once the panel is drawn.
	Draw struct{ desk.From[List] }
)

// Receive handles a message of this part.
func (l *List) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = l.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (l *List) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Opened:
		return l.open(d, msg)
	case RowOpened:
		return l.pick(d, msg)
	case RatePressed:
		l.Run.Asked, l.Run.Paused = true, false
		return l.feed(d)
	case PausePressed:
		l.Run.Paused = !l.Run.Paused
		return l.feed(d)
	case ColumnToggled:
		l.Columns ^= newColumnSet(msg.Column)
		return l.feed(d)
	case OrderPicked:
		l.Order = Order{Column: msg.Column, Down: l.Order.Column == msg.Column && !l.Order.Down}
		return l.arrange(d)
	case Filtered:
		l.Filter = msg.Filter
		return l.arrange(d)
	case AllPressed:
		return []desk.Cmd{SelectAll{}}
	case TableChanged:
		l.Table = msg.Table
	case BackPressed:
		return l.back(d)
	case PrintPressed:
		return []desk.Cmd{Collect{Most: mostPrinted}}
	case Collected:
		d.Picked = msg.Puzzles
		d.Dialog, d.Notice = desk.PrintDialog, desk.Notice{}
	case KeptFound:
		l.Offer = msg.Kept
	case GoOnPressed:
		return []desk.Cmd{Restore{}}
	case ForgetPressed:
		l.Offer = Kept{}
		return []desk.Cmd{Forget{}}
	case Restored:
		return l.restore(d, msg)
	case KeepFailed:
		l.KeepErr = msg.Err
	case MeasurePicked:
		l.Chart.Measure = msg.Measure
		return []desk.Cmd{l.countAgain()}
	case Counted:
		if msg.Tally.Measure == l.Chart.Measure {
			l.Chart.Tally = msg.Tally
		}
	case ChartSaved:
		return []desk.Cmd{SaveChart{Kind: msg.Kind}}
	case ShelvePressed:
		l.Saving.Err = ""
		return []desk.Cmd{Shelve{Name: l.Name}}
	case Shelved:
		l.hearShelved(d, msg)
	case FormatPicked:
		l.Saving.Format, l.Saving.Err = msg.Index, ""
	case SavePressed:
		return l.save()
	case SaveBegun:
		l.Saving = Saving{Format: l.Saving.Format, On: true, Rows: msg.Rows}
		return l.feedSaving(d)
	case SaveStopped:
		return l.stopSaving()
	case SaveEnded:
		cmds := l.stopSaving()
		l.Saving.Err = msg.Err
		if msg.Err == "" {
			l.Saving.On, cmds = false, nil
			d.Dialog = desk.NoDialog
		}
		return cmds
	}
	return nil
}

// arrange orders and filters the rows, and begins to work out what that depends on.
func (l *List) arrange(d *desk.Desk) []desk.Cmd {
	l.Run.Paused = false
	return append(l.feed(d), Arrange{})
}

// open takes in a list and asks what is in it.
func (l *List) open(d *desk.Desk, msg Opened) []desk.Cmd {
	before, cmds := l.left()
	*l = List{There: true, Name: msg.Name, Parts: msg.Parts, Before: before, Columns: columnsAtFirst(msg.Narrow), Run: Run{Workers: msg.Workers}}
	d.Panel, d.Dialog, d.Draft, d.Notice = desk.ListPanel, desk.NoDialog, "", desk.Notice{}
	return append(cmds, l.read(d)...)
}

// back takes up the list before, and goes on with it.
func (l *List) back(d *desk.Desk) []desk.Cmd {
	if l.Before == nil {
		return nil
	}
	before, cmds := l.left()
	*l = *l.Before
	l.Before = before
	cmds = append(cmds, Swap{})
	if !l.isRead() {
		return append(cmds, l.read(d)...)
	}
	return append(cmds, l.feed(d)...)
}

// left is a list that another takes the place of, nil if there is none, and what
// ends its requests.
func (l List) left() (before *List, cmds []desk.Cmd) {
	if !l.There {
		return nil, nil
	}
	cmds = append(l.stop(), l.stopSaving()...)
	l.Before, l.Table.Arranging, l.Kept = nil, false, false
	if !l.isRead() { // then it is read again
		l.Parts = slices.Clone(l.Parts)
		for i := range l.Parts {
			l.Parts[i].Read = false
		}
	}
	return &l, cmds
}

// Works is Running.
func (l *List) Works() bool { return l.Running() }

// Running reports whether something is being worked out for the list.
func (l *List) Running() bool { return l.There && (!l.isRead() || len(l.Run.Sent) > 0) }

// pick asks for a puzzle, as the engine's present work: what runs in parallel may
// take long.
func (l *List) pick(d *desk.Desk, msg RowOpened) []desk.Cmd {
	if msg.Part >= len(l.Parts) {
		return nil
	}
	l.Picked = msg.Puzzle
	return d.Send(sender, work.Pick{Part: l.Parts[msg.Part].Part, Index: msg.Index})
}

// stop ends the requests of the list.
func (l *List) stop() (cmds []desk.Cmd) {
	if !l.isRead() {
		cmds = append(cmds, desk.StopParallel{First: l.ReadID, Last: l.ReadID + len(l.Parts) - 1})
	}
	return append(cmds, l.Run.stop()...)
}

const sender desk.Sender = "list"

// HandleAnswer takes in a response to a request of the part.
func (l *List) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	switch {
	case a.By == sender:
		return l.take(d, a.Answer), true
	case l.isReading(a.ID):
		return l.hearContents(d, a.Response), true
	case slices.Contains(l.Saving.Sent, a.ID):
		return l.hearWritten(d, a.Response), true
	case l.Run.find(a.ID) >= 0:
		return l.hearDeepened(d, a.Response), true
	}
	return nil, false
}

// PanelChanged looks for a list of an earlier visit when the panel opens empty.
func (l *List) PanelChanged(_, d *desk.Desk) []desk.Cmd {
	if d.Panel != desk.ListPanel || l.There {
		return nil
	}
	return []desk.Cmd{FindKept{}}
}

// DialogChanged counts the puzzles for the chart when its dialog opens, and says
// what can be printed when that one does.
func (l *List) DialogChanged(_, d *desk.Desk) []desk.Cmd {
	switch d.Dialog {
	case desk.ListChartDialog:
		return []desk.Cmd{l.countAgain()}
	case desk.PrintDialog:
		d.Listed = desk.Listed{There: l.There, Bytes: l.Size(), Files: l.files()}
	}
	return nil
}

// AfterUpdate draws the table.
func (l *List) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if d.Panel != desk.ListPanel || !l.There {
		return nil
	}
	return []desk.Cmd{Draw{}}
}

// take puts the puzzle that was asked for on the board, with all that the list says of
// it, or else with its givens.
func (l *List) take(d *desk.Desk, found work.Answer) []desk.Cmd {
	if d.Panel != desk.ListPanel {
		return nil // the player has gone elsewhere
	}
	a := board.Annotated{Position: board.Position{Givens: l.Picked}}
	answer, _ := found.(work.Picked)
	if linked, err := share.DecodeHistory(answer.Code); err == nil {
		a = linked.Nodes[0].State
	} else {
		answer.Format = format.Line.Key // its text cannot be read any more
	}
	d.Panel = desk.SolvePanel
	notice := desk.Notice{Kind: desk.Imported, Name: answer.Format, Found: format.Count(&a), Dropped: answer.Dropped}
	return append(d.Take(a, notice), desk.ShowGrid{})
}

// Size is the size of the list in bytes.
func (l *List) Size() int {
	if len(l.Parts) == 0 {
		return 0
	}
	return l.Parts[len(l.Parts)-1].To
}

// files returns the offsets of the second file of the list, the third, and so on.
func (l *List) files() (starts []int) {
	for i, p := range l.Parts {
		if i > 0 && !p.Inside {
			starts = append(starts, p.From)
		}
	}
	return starts
}
