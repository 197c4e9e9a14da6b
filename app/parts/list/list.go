// Package list handles lists of many puzzles: reading them, working out their properties,
// sorting and filtering the table, and opening any puzzle.
package list

import (
	"cmp"
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// List is the state of the panel. The bytes of the list and the rows of its table stay in
// the browser. The model knows only how the list is divided into parts, one per request,
// and the progress of each layer of the work.
type List struct {
	There   bool // a list is open
	Name    string
	Parts   []Part
	ReadID  int        // first of the consecutive request IDs for the contents
	Picked  board.Grid // givens of the puzzle last opened
	from    desk.Panel // the panel from which it was opened
	Preview board.Grid // puzzle under the pointer, or in the current row; zero for none
	Before  *List      // the previous list, nil if none
	Columns ColumnSet
	Order   Order
	Filter  Filter
	Where   string // the expression as typed; Filter has the last one without errors
	Table   Table
	Run     Run
	Saving  Saving
	Chart   Chart
	Offer   Kept   // a list from an earlier visit; zero if none
	Kept    bool   // the current list is being stored
	KeepErr string // why storing failed, "" if it did not
}

// mostPrinted limits how many puzzles are printed at once.
const mostPrinted = 100

// Part is a part of the list.
type Part struct {
	work.Part
	File     string // file name, if the list has several files
	Read     bool
	Lost     string         // why it could not be read, "" if it could
	Contents work.Contained // once read; without rows
}

// Table is the state reported by the browser's table.
type Table struct {
	Rows      int // number of rows that pass the filter
	Selected  int
	Open      int  // place of the puzzle last opened, from 1; 0 if it is not in the table
	Arranging bool // sorting and filtering is in progress
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[List] }

// The messages of the panel.
type (
	// Opened reports that the browser has opened a list. It carries the list's parts and
	// the number of workers.
	Opened struct {
		desk.To[List]
		Name    string
		Parts   []Part
		Workers int
		Narrow  bool // the window is narrow
	}
	// RowOpened opens a puzzle in the list, given by its 0-based index in a part. Its givens
	// are always known; anything else is in the text of the list.
	RowOpened struct {
		desk.To[List]
		Part, Index int
		Puzzle      board.Grid
	}
	// RowPreviewed shows a puzzle on the board; the zero Grid ends the preview.
	RowPreviewed struct {
		desk.To[List]
		Puzzle board.Grid
	}
	// RatePressed starts rating all puzzles, however long the list is.
	RatePressed struct{ desk.To[List] }
	// PausePressed pauses or resumes the work.
	PausePressed struct{ desk.To[List] }
	// ColumnToggled shows or hides a column.
	ColumnToggled struct {
		desk.To[List]
		Column Column
	}
	// OrderPicked sorts the rows by a column, or reverses the order if they are already
	// sorted by it.
	OrderPicked struct {
		desk.To[List]
		Column Column
	}
	// Filtered sets the filter.
	Filtered struct {
		desk.To[List]
		Filter Filter
	}
	// AllPressed selects all rows, or none if all are selected.
	AllPressed struct{ desk.To[List] }
	// TableChanged reports the state of the table.
	TableChanged struct {
		desk.To[List]
		Table Table
	}
	// PrintPressed opens the print dialog for the selected puzzles, or for those in the
	// table if none is selected.
	PrintPressed struct{ desk.To[List] }
	// Collected carries the puzzles that Collect asked for.
	Collected struct {
		desk.To[List]
		Puzzles []board.Grid
	}
	// BackPressed swaps the current list with the previous one, including its results.
	BackPressed struct{ desk.To[List] }
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[List] }

// The commands of the panel.
type (
	// Swap swaps the current list with the previous one.
	Swap struct{ desk.From[List] }
	// Arrange sorts and filters the rows as the model requires.
	Arrange struct{ desk.From[List] }
	// Lose tells the table that a part could not be read and has no rows.
	Lose struct {
		desk.From[List]
		Part int
	}
	// Compare marks puzzles equivalent to an earlier one.
	Compare struct{ desk.From[List] }
	// SelectAll selects all rows, or none.
	SelectAll struct{ desk.From[List] }
	// Collect requests the selected puzzles, or those in the table if none is selected,
	// up to Most.
	Collect struct {
		desk.From[List]
		Most int
	}
	// Draw updates the table's rows after the panel is drawn.
	Draw struct{ desk.From[List] }
)

// Receive handles a message to this part.
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
	case RowPreviewed:
		l.Preview = msg.Puzzle
	case TurnPressed:
		return l.turn(d, msg.By)
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
		if msg.Filter.Where == "" {
			l.Where = ""
		}
		return l.arrange(d)
	case WhereTyped:
		return l.typeWhere(d, msg.Text)
	case AllPressed:
		return []desk.Cmd{SelectAll{}}
	case TableChanged:
		l.Table = msg.Table
	case BackPressed:
		return l.back(d)
	case PrintPressed:
		return []desk.Cmd{Collect{Most: mostPrinted}}
	case Collected:
		d.Picked, d.PickedFrom = msg.Puzzles, cmp.Or(l.Table.Selected, l.Table.Rows, len(msg.Puzzles))
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
	case AxisPicked:
		if msg.Up {
			l.Chart.up = msg.Axis
		} else {
			l.Chart.across = msg.Axis
		}
		return []desk.Cmd{l.countAgain()}
	case Counted:
		if across, up := l.Chart.Axes(); msg.Tally.Across == across && msg.Tally.Up == up {
			l.Chart.Tally = msg.Tally
		}
	case ChartSaved:
		return []desk.Cmd{SaveChart{Kind: msg.Kind}}
	case ShelvePressed:
		l.Saving.Err = ""
		return []desk.Cmd{Shelve{Name: l.Name}}
	case Shelved:
		l.handleShelved(d, msg)
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

// arrange sorts and filters the rows, and starts the work that this requires.
func (l *List) arrange(d *desk.Desk) []desk.Cmd {
	l.Run.Paused = false
	return append(l.feed(d), Arrange{})
}

// open opens a list and requests its contents.
func (l *List) open(d *desk.Desk, msg Opened) []desk.Cmd {
	before, cmds := l.replaced()
	*l = List{There: true, Name: msg.Name, Parts: msg.Parts, Before: before, Columns: columnsAtFirst(msg.Narrow), Run: Run{Workers: msg.Workers}}
	d.Panel, d.Dialog, d.Draft, d.Notice = desk.ListPanel, desk.NoDialog, "", desk.Notice{}
	return append(cmds, l.read(d)...)
}

// back returns to the previous list and continues its work.
func (l *List) back(d *desk.Desk) []desk.Cmd {
	if l.Before == nil {
		return nil
	}
	before, cmds := l.replaced()
	*l = *l.Before
	l.Before = before
	cmds = append(cmds, Swap{})
	if !l.isRead() {
		return append(cmds, l.read(d)...)
	}
	return append(cmds, l.feed(d)...)
}

// replaced returns the list in the state to keep when another list replaces it, or nil if
// none is open. cmds stop its requests.
func (l List) replaced() (before *List, cmds []desk.Cmd) {
	if !l.There {
		return nil, nil
	}
	cmds = append(l.stop(), l.stopSaving()...)
	l.Before, l.Table.Arranging, l.Kept = nil, false, false
	if !l.isRead() { // it will be read again
		l.Parts = slices.Clone(l.Parts)
		for i := range l.Parts {
			l.Parts[i].Read = false
		}
	}
	return &l, cmds
}

// Works reports whether work on the list is in progress.
func (l *List) Works() bool { return l.Running() }

// Running reports whether work on the list is in progress.
func (l *List) Running() bool { return l.There && (!l.isRead() || len(l.Run.Sent) > 0) }

// pick requests a puzzle as the engine's current work. A parallel request could wait a
// long time behind those for the rows.
func (l *List) pick(d *desk.Desk, msg RowOpened) []desk.Cmd {
	if msg.Part >= len(l.Parts) {
		return nil
	}
	l.Picked, l.from = msg.Puzzle, d.Panel
	return d.Send(sender, work.Pick{Part: l.Parts[msg.Part].Part, Index: msg.Index})
}

// stop cancels the list's requests.
func (l *List) stop() (cmds []desk.Cmd) {
	if !l.isRead() {
		cmds = append(cmds, desk.StopParallel{First: l.ReadID, Last: l.ReadID + len(l.Parts) - 1})
	}
	return append(cmds, l.Run.stop()...)
}

const sender desk.Sender = "list"

// HandleAnswer handles a response to one of this part's requests.
func (l *List) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	switch {
	case a.By == sender:
		return l.take(d, a.Answer), true
	case l.isReading(a.ID):
		return l.handleContents(d, a.Response), true
	case slices.Contains(l.Saving.Sent, a.ID):
		return l.handleWritten(d, a.Response), true
	case l.Run.find(a.ID) >= 0:
		return l.handleDeepened(d, a.Response), true
	}
	return nil, false
}

// PanelChanged looks for a stored list when the panel opens empty.
func (l *List) PanelChanged(_, d *desk.Desk) []desk.Cmd {
	l.Preview = board.Grid{}
	if d.Panel != desk.ListPanel || l.There {
		return nil
	}
	return []desk.Cmd{FindKept{}}
}

// DialogChanged counts the puzzles when the chart dialog opens, and describes the
// printable puzzles when the print dialog opens.
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

// take opens the requested puzzle with everything the list says about it, or with only
// its givens.
func (l *List) take(d *desk.Desk, found work.Answer) []desk.Cmd {
	if d.Panel != l.from {
		return nil // the player has opened something else
	}
	a := board.Annotated{Position: board.Position{Givens: l.Picked}}
	answer, _ := found.(work.Picked)
	if linked, err := share.DecodeHistory(answer.Code); err == nil {
		a = linked.Nodes[0].State
	} else {
		answer.Format = format.Line.Key // only the givens are known
	}
	if d.Panel == desk.ListPanel {
		d.Panel = desk.SolvePanel
	}
	notice := desk.Notice{Kind: desk.Imported, Name: answer.Format, Found: format.Count(&a), Dropped: answer.Dropped}
	opened := d.Dialog // a dialog may have opened while the engine looked up the puzzle
	cmds := d.Take(a, notice)
	d.Dialog = opened
	return cmds
}

// Size returns the size of the list in bytes.
func (l *List) Size() int {
	if len(l.Parts) == 0 {
		return 0
	}
	return l.Parts[len(l.Parts)-1].To
}

// files returns the offsets of the second and later files.
func (l *List) files() (starts []int) {
	for i, p := range l.Parts {
		if i > 0 && !p.Inside {
			starts = append(starts, p.From)
		}
	}
	return starts
}
