// Package desk defines the state that the parts of the page share: the puzzle with its
// history and selection, the engine's current work, and what the whole page shows. Each
// part receives a *Desk with every message and never accesses another part.
package desk

import (
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// CountLimit is where the page stops counting solutions.
const CountLimit = 100_000

// Desk is the shared state. It is a value: copies are independent of the original.
type Desk struct {
	History    game.History
	Savepoints []game.Savepoint
	Compared   int // node that the sheet is compared with, counted from 1; 0 for none
	// Revision increases with every change of the sheet. The model compares it after each
	// message to notify the parts of the change.
	Revision int
	Linked   Linked
	Timer    Timer
	Record   game.Record
	Graded   Graded // valid for the givens it contains

	Selected board.Cell    // selected last: has the focus
	Also     board.CellSet // the other selected cells
	// Passing says that Tab leaves the grid instead of going to the next cell, so that
	// people tabbing through are not stopped by 81 cells.
	Passing bool
	// Typed says that a digit was just typed and the selection moved on to the next cell.
	// Arrow keys still start from the cell with the digit.
	Typed   bool
	Options OptionSet
	Naming  Naming

	Now    float64 // when the message arrived, in milliseconds since the page started
	LastID int     // ID of the last request
	Busy   Busy    // zero if the engine is idle

	// Arriving says that the start choices are shown beside the grid.
	Arriving bool
	Panel    Panel
	Dialog   Dialog
	Notice   Notice
	Draft    string // text in the import dialog, kept while it is closed
	// Picked holds the puzzles to print, if the print dialog was opened for particular
	// ones.
	Picked []board.Grid
	Listed Listed // set while the print dialog is open
	Still  bool   // the system prefers reduced motion
	// Entropy is a random number from which this visit's seeds are derived.
	Entropy uint64
	clock   int
	seeds   uint64
}

// New returns the desk of a first visit.
func New() Desk {
	return Desk{History: game.NewHistory(game.Sheet{}), Passing: true, Arriving: true, Options: DefaultOptions}
}

// Busy is the request that the engine is working on.
type Busy struct {
	ID       int // 0 for none
	By       Sender
	Job      work.Job
	Progress work.Progress
}

// Sender names the part that sent a request.
type Sender string

// Listed is the printable part of the list of puzzles.
type Listed struct {
	There bool
	Bytes int   // its size
	Files []int // offsets of the second and later files
}

// Failed reports whether the engine's current work failed. If so, it sets the notice.
func (d *Desk) Failed(a *Answer) bool {
	if a.Err != "" {
		d.Notice = Notice{Kind: EngineFailed, Name: a.Err}
	}
	return a.Err != ""
}

// Linked is the start of the history that came with a link.
type Linked struct {
	Revision int // when the link was opened; 0 for never
	First    int // index of the first node
}

// Sheet returns the current sheet.
func (d *Desk) Sheet() game.Sheet { return d.History.Sheet() }

// Annotated returns the current sheet without its answer.
func (d *Desk) Annotated() board.Annotated {
	s := d.Sheet()
	return s.Annotated()
}

// Change adds a sheet to the history.
func (d *Desk) Change(s game.Sheet, notice Notice) []Cmd {
	d.History = d.History.Add(s)
	return d.Changed(notice)
}

// Changed must be called after the history's current sheet changes. It cancels the
// engine's work on the previous one.
func (d *Desk) Changed(notice Notice) []Cmd {
	cmds := []Cmd{Save{}}
	if d.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	d.Busy, d.Notice, d.Arriving = Busy{}, notice, false
	d.Revision++
	return cmds
}

// Replace replaces the current sheet without an undo step.
func (d *Desk) Replace(s game.Sheet) { d.History = d.History.Replace(s) }

// Restore makes a game of an earlier visit the current one.
func (d *Desk) Restore(g *game.Game) {
	d.History, d.Savepoints, d.Compared = g.History, g.Savepoints, 0
	d.Selected, d.Arriving = g.Selected, g.History.IsBlank()
	d.SetTime(g.Time)
	d.Record = g.Record
}

// Take makes a position the current sheet, with locked givens.
func (d *Desk) Take(a board.Annotated, notice Notice) []Cmd {
	d.Dialog, d.Draft, d.Also, d.Arriving = NoDialog, "", board.CellSet{}, false
	notice.Givens, notice.Entries = a.Givens.Filled().Len(), a.Entries.Filled().Len()
	s := d.Sheet()
	notice.Over = s.Annotated() != (board.Annotated{})
	if s.Annotated() == a && !s.Answer.IsShown() {
		d.Notice = notice
		return nil
	}
	return d.Change(game.Sheet{Position: a.Position, Marks: a.Marks, Locked: notice.Givens > 0}, notice)
}

// TakeLink makes the contents of a link the current state. A history is appended after
// the current state, so undo leads back through it to what was here before. Linked
// records where it starts.
func (d *Desk) TakeLink(h *share.History) []Cmd {
	if len(h.Nodes) == 1 {
		return d.Take(h.Nodes[0].State, Notice{Kind: LinkOpened})
	}
	over := d.Annotated() != (board.Annotated{})
	d.History, d.Savepoints, d.Linked.First = game.Graft(d.History, d.Savepoints, h)
	d.Dialog, d.Draft = NoDialog, ""
	changes := len(d.History.Frames(d.Linked.First)) - 1
	cmds := d.Changed(Notice{Kind: FilmOpened, Count: changes, Over: over})
	d.Linked.Revision = d.Revision
	return cmds
}

// Send makes a job the engine's current work.
func (d *Desk) Send(by Sender, job work.Job) []Cmd {
	var cmds []Cmd
	if d.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	d.LastID++
	d.Busy = Busy{ID: d.LastID, By: by, Job: job}
	d.Notice = Notice{}
	return append(cmds, Compute{Request: work.Request{ID: d.LastID, Revision: d.Revision, Job: job}})
}

// SendParallel returns a request that runs in parallel with others, and its ID.
func (d *Desk) SendParallel(job work.Job) (id int, cmd Cmd) {
	d.LastID++
	return d.LastID, ComputeParallel{Request: work.Request{ID: d.LastID, Revision: d.Revision, Job: job}}
}

// Cancel stops the engine's current work, if any.
func (d *Desk) Cancel() []Cmd {
	if d.Busy.ID == 0 {
		return nil
	}
	d.Busy, d.Notice = Busy{}, Notice{Kind: Cancelled}
	return []Cmd{StopComputing{}}
}

// NextSeed returns a seed that is unique within this visit and unlikely to occur in
// another.
func (d *Desk) NextSeed() uint64 {
	d.seeds++
	return d.Entropy + d.seeds
}

// NextClock returns a number unique to this visit, by which a player can tell its ticks
// from earlier ones.
func (d *Desk) NextClock() int {
	d.clock++
	return d.clock
}

// Game returns the current puzzle with its history and record.
func (d *Desk) Game() game.Game {
	return game.Game{History: d.History, Savepoints: d.Savepoints, Selected: d.Selected, Time: d.Time(), Record: d.Record}
}
