package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
)

// Printing is the state of the print dialog.
type Printing struct {
	Options PrintOptions
	ID      int  // of the request for what is printed, 0 for none
	Nothing bool // the list has no puzzle
	Err     string
}

// PrintOptions choose what is printed.
type PrintOptions struct {
	List      bool // the first puzzles of the list; else the grid
	Count     int  // of the list, to MaxPrinted
	PerPage   int  // one of PerPage
	Notes     bool // the candidates of empty cells
	Solutions bool // upside down on the last page
	Codes     bool // a QR code of a link with each puzzle
}

// MaxPrinted is the most puzzles that are printed at once.
const MaxPrinted = 100

// printedBytes is how much of a list is looked at for them.
const printedBytes = 1 << 18

// PerPage is how many puzzles a page may hold.
var PerPage = [4]int{1, 2, 4, 6}

// Sheets is what is printed: pages of puzzles, then their solutions.
type Sheets struct {
	Puzzles   []board.Position
	Solutions []board.Grid // empty where there is not exactly one
	PrintOptions
}

// What happens in the dialog.
type (
	// PrintOptionsPicked chooses what is printed.
	PrintOptionsPicked struct{ Options PrintOptions }
	// PrintPressed prints it.
	PrintPressed struct{}
)

func (PrintOptionsPicked) msg() {}
func (PrintPressed) msg()       {}

// Print prints sheets.
type Print struct{ Sheets Sheets }

func (Print) cmd() {}

// newPrinting is what the dialog offers at first.
func newPrinting() Printing {
	return Printing{Options: PrintOptions{Count: 24, PerPage: 1, Codes: true}}
}

// openPrint opens the dialog; with a list in sight, for that.
func (m Model) openPrint() Model {
	o := &m.Printing.Options
	o.List = m.Panel == BatchPanel && m.Batch.State != NoBatch
	if o.List && o.PerPage == 1 {
		o.PerPage = 6
	}
	return m
}

// updatePrint handles the messages of the dialog; ok is false for any other.
func (m Model) updatePrint(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case PrintOptionsPicked:
		m.Printing.Options = msg.Options
	case PrintPressed:
		m.Printing.Err, m.Printing.Nothing = "", false
		job := work.Sheets{Puzzle: work.Grid(m.Sheet().Position.Givens)}
		if o := m.Printing.Options; o.List {
			job = work.Sheets{To: min(m.Batch.Size(), printedBytes), Most: o.Count}
			for _, part := range m.Batch.Parts[1:] {
				if !part.Inside {
					job.Files = append(job.Files, part.From)
				}
			}
		}
		var stop []Cmd
		if id := m.Printing.ID; id != 0 {
			stop = []Cmd{StopAside{First: id, Last: id}}
		}
		id, cmd := m.sendAside(job)
		m.Printing.ID, cmds = id, append(stop, cmd)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

// hearSheets takes in what is printed; ok is false for any other response.
func (m Model) hearSheets(r work.Response) (next Model, cmds []Cmd, ok bool) {
	if m.Printing.ID == 0 || r.ID != m.Printing.ID {
		return m, nil, false
	}
	if !r.Last() {
		return m, nil, true
	}
	m.Printing.ID = 0
	answer, found := r.Answer.(work.Sheeted)
	if !found {
		m.Printing.Err = r.Err
		return m, nil, true
	}
	if len(answer.Puzzles) == 0 {
		m.Printing.Nothing = true
		return m, nil, true
	}
	sheets := Sheets{PrintOptions: m.Printing.Options}
	for i := range answer.Puzzles {
		sheets.Puzzles = append(sheets.Puzzles, board.Position{Givens: board.Grid(answer.Puzzles[i])})
		sheets.Solutions = append(sheets.Solutions, board.Grid(answer.Solutions[i]))
	}
	if !sheets.List {
		sheets.Puzzles[0] = m.Sheet().Position // with the entries
		sheets.PerPage = 1
	}
	m.Dialog = NoDialog
	return m, []Cmd{Print{sheets}}, true
}
