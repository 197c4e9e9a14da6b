// Package desk is what the parts of the page share: the puzzle with its history
// and the selection, the engine's present work, and what the page says and shows
// as a whole. A part gets a *Desk with each message; it never reaches for another
// part.
package desk

import (
	"sudoku/app/game"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/share"
)

// CountLimit is where counting the solutions of a puzzle stops on the page.
const CountLimit = 100_000

// Desk is a value: a copy is not changed by what happens to the original.
type Desk struct {
	History    game.History
	Savepoints []game.Savepoint
	Compared   int // the node that the sheet is compared with, counted from 1; 0 for none
	// Revision grows with every change of the sheet. The model compares it after
	// each message, so that every part hears of the change.
	Revision int
	Linked   Linked
	Timer    Timer
	Record   game.Record
	Graded   Graded // of the givens that it names

	Selected board.Cell    // selected last: it has the focus
	Also     board.CellSet // selected with it
	// Passing: the Tab key leaves the grid instead of going to the next cell,
	// so that those who only pass through are not held up for 81 cells.
	Passing bool
	// Typed: a digit was just typed into the cell before Selected, which went on
	// by itself. An arrow key still starts from the cell of the digit.
	Typed   bool
	Options OptionSet
	Naming  Naming

	Now    float64 // milliseconds since the page began, when the message came
	LastID int     // of the requests sent so far
	Busy   Busy    // zero when the engine has nothing to do

	// Arriving: the ways to begin are shown beside the grid.
	Arriving bool
	Panel    Panel
	Dialog   Dialog
	Notice   Notice
	Draft    string // the text in the import dialog, also when it is opened again
	// Picked are the puzzles that the print dialog is open for, if it is for some.
	Picked []board.Grid
	Listed Listed // set while the print dialog is open
	Still  bool   // the player wants less motion, by the system's settings
	// Entropy is a random number of this visit, from which seeds follow.
	Entropy uint64
	clock   int
	seeds   uint64
}

// New is the desk of a first visit.
func New() Desk {
	return Desk{History: game.NewHistory(game.Sheet{}), Passing: true, Arriving: true, Options: DefaultOptions}
}

// Busy is the request that the engine works on.
type Busy struct {
	ID       int // 0: none
	By       Sender
	Job      work.Job
	Progress work.Progress
}

// Sender names the part that a request comes from.
type Sender string

// Listed is the list of puzzles, as far as it can be printed.
type Listed struct {
	There bool
	Bytes int   // its size
	Files []int // the offsets of its second file, its third, and so on
}

// Failed reports whether the engine's present work has failed, and says so.
func (d *Desk) Failed(a *Answer) bool {
	if a.Err != "" {
		d.Notice = Notice{Kind: EngineFailed, Name: a.Err}
	}
	return a.Err != ""
}

// Linked is where the history that came with a link begins.
type Linked struct {
	Revision int // at which it came; 0 for never
	First    int // index of its first node
}

// Sheet is the present sheet.
func (d *Desk) Sheet() game.Sheet { return d.History.Sheet() }

// Annotated is the present sheet without its answer.
func (d *Desk) Annotated() board.Annotated {
	s := d.Sheet()
	return s.Annotated()
}

// Change puts a sheet into the history.
func (d *Desk) Change(s game.Sheet, notice Notice) []Cmd {
	d.History = d.History.Add(s)
	return d.Changed(notice)
}

// Changed is called after the history has another present sheet. It drops what
// the engine does for the one before.
func (d *Desk) Changed(notice Notice) []Cmd {
	cmds := []Cmd{Save{}}
	if d.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	d.Busy, d.Notice, d.Arriving = Busy{}, notice, false
	d.Revision++
	return cmds
}

// Replace puts a sheet in the place of the present one; undo does not see it.
func (d *Desk) Replace(s game.Sheet) { d.History = d.History.Replace(s) }

// Restore makes a game of an earlier visit the present one.
func (d *Desk) Restore(g *game.Game) {
	d.History, d.Savepoints, d.Compared = g.History, g.Savepoints, 0
	d.Selected, d.Arriving = g.Selected, g.History.IsBlank()
	d.SetTime(g.Time)
	d.Record = g.Record
}

// Take makes a position the present one, its givens locked.
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

// TakeLink makes what a link carries the present state. A history of several
// states goes on from the present one, so that undo leads through it and then to
// what was here before; Linked says where it begins.
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

// Send makes a job the engine's present work.
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

// SendParallel makes a request that runs beside others.
func (d *Desk) SendParallel(job work.Job) (id int, cmd Cmd) {
	d.LastID++
	return d.LastID, ComputeParallel{Request: work.Request{ID: d.LastID, Revision: d.Revision, Job: job}}
}

// Cancel ends the engine's present work, if there is any.
func (d *Desk) Cancel() []Cmd {
	if d.Busy.ID == 0 {
		return nil
	}
	d.Busy, d.Notice = Busy{}, Notice{Kind: Cancelled}
	return []Cmd{StopComputing{}}
}

// NextSeed is a seed that no other puzzle of this visit has, and hardly any of
// another.
func (d *Desk) NextSeed() uint64 {
	d.seeds++
	return d.Entropy + d.seeds
}

// NextClock is a number that no other clock of the page had, so that what plays
// can distinguish its ticks from earlier ones.
func (d *Desk) NextClock() int {
	d.clock++
	return d.clock
}

// Game returns the present puzzle with everything done to it.
func (d *Desk) Game() game.Game {
	return game.Game{History: d.History, Savepoints: d.Savepoints, Selected: d.Selected, Time: d.Time(), Record: d.Record}
}
