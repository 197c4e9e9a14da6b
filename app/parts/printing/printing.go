// Package printing prints puzzles.
package printing

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Printing is the state of the print dialog.
type Printing struct {
	Options     Options
	ID          int  // ID of the request for the job, 0 if none
	Nothing     bool // the list or the booklet has no puzzles
	Done, Total int  // number of booklet puzzles made, and the number requested
	Err         string
	binding     bool // the dialog is opening for a booklet
}

// Options specifies what to print.
type Options struct {
	List      bool                       // the first puzzles in the list instead of the grid
	Picked    bool                       // the puzzles for which the dialog was opened; List must be off
	Booklet   bool                       // new puzzles; List must be off
	Of        [rate.GradeExtreme + 1]int // number of booklet puzzles by grade
	Heading   string                     // printed on each page of the booklet
	Count     int                        // number of puzzles from the list, up to Most
	PerPage   int                        // one of PerPage
	Notes     bool                       // print the candidates of empty cells
	Solutions bool                       // print solutions upside down on the last page
	Codes     bool                       // print a QR code for a link beside each puzzle
}

// Most is the maximum number of puzzles in a job.
const Most = 100

// mostBytes limits how much of a list is searched for puzzles.
const mostBytes = 1 << 18

// PerPage lists the numbers of puzzles per page.
var PerPage = [4]int{1, 2, 4, 6}

// Job is a print job: pages of puzzles, then their solutions.
type Job struct {
	Puzzles   []board.Position
	Solutions []board.Grid // empty grids for puzzles without a unique solution
	Grades    []rate.Grade // grades of booklet puzzles, otherwise empty
	Options
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Printing] }

// The messages of the dialog.
type (
	// OptionsPicked sets the options.
	OptionsPicked struct {
		desk.To[Printing]
		Options Options
	}
	// Pressed starts printing.
	Pressed struct{ desk.To[Printing] }
	// BookletPressed opens the dialog for a booklet.
	BookletPressed struct{ desk.To[Printing] }
	// StopPressed stops making a booklet.
	StopPressed struct{ desk.To[Printing] }
)

// Cmd is a command from this part.
//
//sumtype:decl
type Cmd interface{ desk.CmdFrom[Printing] }

// Print prints a job.
type Print struct {
	desk.From[Printing]
	Job Job
}

// New returns the initial state.
func New() Printing {
	o := Options{Count: 24, PerPage: 1, Codes: true}
	o.Of[rate.GradeEasy], o.Of[rate.GradeMedium], o.Of[rate.GradeHard] = 4, 4, 4
	return Printing{Options: o}
}

// DialogChanged prepares the dialog when it opens, for the list if that is shown. When
// the dialog closes, it cancels this part's requests.
func (p *Printing) DialogChanged(was, d *desk.Desk) []desk.Cmd {
	switch {
	case d.Dialog == desk.PrintDialog:
		p.open(d)
	case was.Dialog == desk.PrintDialog:
		return p.stop()
	}
	return nil
}

func (p *Printing) open(d *desk.Desk) {
	o := &p.Options
	o.Picked = len(d.Picked) > 0
	o.Booklet, p.binding = p.binding, false
	o.List = d.Panel == desk.ListPanel && d.Listed.There && !o.Picked && !o.Booklet
	if (o.List || o.Booklet || len(d.Picked) > 1) && o.PerPage == 1 {
		o.PerPage = 6
	}
}

// AfterUpdate drops the puzzles selected for printing once the dialog is closed.
func (p *Printing) AfterUpdate(d *desk.Desk) []desk.Cmd {
	if d.Dialog != desk.PrintDialog {
		d.Picked, d.Listed = nil, desk.Listed{}
	}
	return nil
}

// Receive handles a message to this part.
func (p *Printing) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = p.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (p *Printing) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case OptionsPicked:
		p.Options = msg.Options
	case BookletPressed:
		d.Dialog, d.Notice = desk.PrintDialog, desk.Notice{}
		p.binding = true
	case StopPressed:
		return p.stop()
	case Pressed:
		return p.lookUp(d)
	}
	return nil
}

// lookUp requests the puzzles to print and their solutions.
func (p *Printing) lookUp(d *desk.Desk) (cmds []desk.Cmd) {
	cmds = p.stop()
	p.Err, p.Nothing = "", false
	if p.Options.Booklet {
		return append(cmds, p.makeBooklet(d)...)
	}
	job := work.PrintJob{Puzzle: wire.Grid(d.Sheet().Position.Givens)}
	switch o := p.Options; {
	case o.Picked:
		job = work.PrintJob{}
		for _, g := range d.Picked[:min(len(d.Picked), Most)] {
			job.Puzzles = append(job.Puzzles, wire.Grid(g))
		}
	case o.List:
		job = work.PrintJob{To: min(d.Listed.Bytes, mostBytes), Most: o.Count, Files: d.Listed.Files}
	}
	id, cmd := d.SendParallel(job)
	p.ID = id
	return append(cmds, cmd)
}

// HandleAnswer handles the puzzles to print and their solutions.
func (p *Printing) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if p.ID == 0 || a.ID != p.ID {
		return nil, false
	}
	return p.take(d, a), true
}

func (p *Printing) take(d *desk.Desk, r *desk.Answer) []desk.Cmd {
	if !r.Last() {
		p.Done, p.Total = r.Progress.Done, r.Progress.Total
		return nil
	}
	p.ID, p.Done, p.Total = 0, 0, 0
	if made, ok := r.Answer.(work.Generated); ok {
		return p.bind(d, &made)
	}
	answer, found := r.Answer.(work.Printed)
	switch {
	case !found:
		p.Err = r.Err
		return nil
	case len(answer.Puzzles) == 0:
		p.Nothing = true
		return nil
	}
	job := Job{Options: p.Options}
	for i := range answer.Puzzles {
		job.Puzzles = append(job.Puzzles, board.Position{Givens: board.Grid(answer.Puzzles[i])})
		job.Solutions = append(job.Solutions, board.Grid(answer.Solutions[i]))
	}
	if !job.List && !job.Picked {
		job.Puzzles[0] = d.Sheet().Position // including entries
		job.PerPage = 1
	}
	d.Dialog = desk.NoDialog
	return []desk.Cmd{Print{Job: job}}
}
