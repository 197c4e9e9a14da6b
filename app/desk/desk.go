// Package desk holds the state that the parts of the page share: the puzzle with its
// history and selection, the engine's current work, and the page's panel, dialog and
// notice.
//
// A part receives a *Desk with each message and never accesses another part.
package desk

import (
	"slices"
	"time"

	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// CountLimit is the number of solutions at which the page stops counting.
const CountLimit = 100_000

// Desk is a value: changing a copy does not affect the original.
type Desk struct {
	History    game.History
	Savepoints []game.Savepoint
	Compared   int // number of the history node the sheet is compared with, from 1; 0 if none
	// Revision increases with every change to the sheet. After each message, the model
	// compares it with the previous value and notifies the parts of a change.
	Revision int
	Linked   Linked
	Timer    Timer
	Record   game.Record
	Graded   Graded // what the engine has found out about the givens

	Selected board.Cell    // the cell selected last, which has the focus
	Also     board.CellSet // the other selected cells
	// Passing is set if the Tab key leaves the grid instead of moving to the next cell, so
	// that keyboard users need not go through 81 cells.
	Passing bool
	// Typed is set after a digit was typed into the cell before Selected and the
	// selection advanced. An arrow key then starts from the digit's cell.
	Typed   bool
	Options OptionSet
	Naming  Naming

	Now    float64 // time of the current message, in milliseconds since the page started
	LastID int     // ID of the last request sent
	Busy   Busy    // zero if the engine is idle

	Place  Place // the place to show when no panel is open; see At
	Ending Ending
	Panel  Panel
	Dialog Dialog
	Notice Notice
	Draft  string // text of the import dialog, kept while it is closed
	// Picked holds the puzzles selected for printing, if any.
	Picked []board.Grid
	// PickedFrom is the number of puzzles that Picked is the beginning of: those selected in
	// the list or, if none is, all in its table. It is 0 if Picked comes from the library.
	PickedFrom int
	Listed     Listed // set while the print dialog is open
	Still      bool   // whether the system asks for reduced motion
	// Vibrates is set if the device can vibrate.
	Vibrates bool
	// Entropy is this visit's random number, from which seeds are derived.
	Entropy uint64
	clock   int
	seeds   uint64
}

// New returns the desk for a first visit.
func New() Desk {
	return Desk{History: game.NewHistory(game.Sheet{}), Passing: true, Options: DefaultOptions}
}

// Busy is the engine's current request.
type Busy struct {
	ID       int // ID of the request, or 0 if there is none
	By       Sender
	Job      work.Job
	Progress work.Progress
}

// Sender names the part that sent a request.
type Sender string

// Listed describes the list of puzzles for printing.
type Listed struct {
	There bool
	Bytes int   // size of the list
	Files []int // offsets of the second and later files
}

// Failed reports whether the engine's current work has failed, and sets a notice if so.
func (d *Desk) Failed(a *Answer) bool {
	if a.Err != "" {
		d.Notice = Notice{Kind: EngineFailed, Name: a.Err}
	}
	return a.Err != ""
}

// Linked marks where the history from a link begins.
type Linked struct {
	Revision int // revision at which the link was opened; 0 for never
	First    int // index in History of the link's first node
	Review   bool
	Note     string
}

// Sheet returns the current sheet.
func (d *Desk) Sheet() game.Sheet { return d.History.Sheet() }

// Annotated returns the current sheet without its answer.
func (d *Desk) Annotated() board.Annotated {
	s := d.Sheet()
	return s.Annotated()
}

// tenth is the unit of times in a history.
const tenth = 100 * time.Millisecond

// Change adds a sheet to the history.
func (d *Desk) Change(s game.Sheet, notice Notice) []Cmd {
	at := 0
	if s.Position.Givens == d.Timer.Puzzle {
		at = int(d.Time() / tenth)
	}
	d.History = d.History.AddPlayed(s, at, d.Record.Hints)
	return d.Changed(notice)
}

// Changed must be called after the history's current sheet has changed. It cancels the
// engine's work for the previous sheet.
func (d *Desk) Changed(notice Notice) []Cmd {
	cmds := []Cmd{Save{}}
	if d.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	d.Busy, d.Notice, d.Place, d.Ending = Busy{}, notice, max(d.Place, Table), NoEnding
	d.Revision++
	return cmds
}

// Replace replaces the current sheet without an undo step.
func (d *Desk) Replace(s game.Sheet) { d.History = d.History.Replace(s) }

// BeginPuzzle clears the grid for typing in a puzzle, and selects the first cell. Undo
// restores what was on the board.
func (d *Desk) BeginPuzzle() (cmds []Cmd) {
	switch s := d.Sheet(); s {
	case game.Sheet{}:
		d.Notice = Notice{}
	case game.Sheet{Locked: true}:
		d.Notice = Notice{}
		d.Replace(game.Sheet{})
	default:
		cmds = d.Change(game.Sheet{}, Notice{Kind: Cleared})
	}
	return append(cmds, d.Pick(0)...)
}

// Restore makes a game from an earlier visit the current one.
func (d *Desk) Restore(g *game.Game) {
	d.History, d.Savepoints, d.Compared = g.History, g.Savepoints, 0
	d.Selected = g.Selected
	d.SetTime(g.Time)
	d.Record = g.Record
}

// Take makes a position the current one, with locked givens, and brings the board into
// sight.
func (d *Desk) Take(a board.Annotated, notice Notice) []Cmd {
	d.Dialog, d.Draft, d.Also, d.Place = NoDialog, "", board.CellSet{}, Table
	notice.Givens, notice.Entries = a.Givens.Filled().Len(), a.Entries.Filled().Len()
	s := d.Sheet()
	notice.Over = s.Annotated() != (board.Annotated{})
	if s.Annotated() == a && !s.Answer.IsShown() {
		d.Notice = notice
		return nil
	}
	return append(d.Change(game.Sheet{Position: a.Position, Marks: a.Marks, Locked: notice.Givens > 0}, notice), ShowGrid{})
}

// Bring takes a position from outside the page and shows the workshop.
func (d *Desk) Bring(a board.Annotated, notice Notice) []Cmd {
	cmds := d.Take(a, notice)
	d.Go(Workshop)
	return cmds
}

// TakeLink opens the content of a link. A history of several states is appended to the
// current state, so that Undo leads through it and back to the state before the link.
// Linked records where the history of the link starts.
func (d *Desk) TakeLink(h *share.History) []Cmd {
	if len(h.Nodes) == 1 {
		cmds := d.Bring(h.Nodes[0].State, Notice{Kind: LinkOpened})
		d.keepNote(h.Note)
		return cmds
	}
	over := d.Annotated() != (board.Annotated{})
	d.History, d.Savepoints, d.Linked.First = game.Graft(d.History, d.Savepoints, h)
	d.Dialog, d.Draft, d.Place = NoDialog, "", Table
	changes := len(d.History.Frames(d.Linked.First)) - 1
	cmds := d.Changed(Notice{Kind: FilmOpened, Count: changes, Over: over})
	d.Linked.Revision, d.Linked.Review, d.Linked.Note = d.Revision, h.Review, h.Note
	d.keepNote(h.Note)
	return cmds
}

// keepNote shows the note of a link, and keeps it as the name of a savepoint.
func (d *Desk) keepNote(note string) {
	if note != "" {
		d.Notice = Notice{Kind: NoteOpened, Name: note}
		d.Savepoints = append(slices.Clone(d.Savepoints), game.Savepoint{Name: note, Node: d.History.Node()})
	}
}

// Reviewing reports whether the current history has just arrived with a link that asks
// for its review.
func (d *Desk) Reviewing() bool { return d.Linked.Review && d.Linked.Revision == d.Revision }

// Send starts a job as the engine's current work.
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

// SendParallel creates a request that runs in parallel with others.
func (d *Desk) SendParallel(job work.Job) (id int, cmd Cmd) {
	d.LastID++
	return d.LastID, ComputeParallel{Request: work.Request{ID: d.LastID, Revision: d.Revision, Job: job}}
}

// Cancel ends the engine's current work, if any.
func (d *Desk) Cancel() []Cmd {
	if d.Busy.ID == 0 {
		return nil
	}
	d.Busy, d.Notice = Busy{}, Notice{Kind: Cancelled}
	return []Cmd{StopComputing{}}
}

// NextSeed returns a seed that is unique within this visit and almost certainly across
// visits.
func (d *Desk) NextSeed() uint64 {
	d.seeds++
	return d.Entropy + d.seeds
}

// NextClock returns a number that distinguishes the ticks of a new playback clock from
// those of earlier clocks.
func (d *Desk) NextClock() int {
	d.clock++
	return d.clock
}

// Game returns the current puzzle with its history and record.
func (d *Desk) Game() game.Game {
	return game.Game{History: d.History, Savepoints: d.Savepoints, Selected: d.Selected, Time: d.Time(), Record: d.Record}
}
