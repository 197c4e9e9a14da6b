package page

import (
	"sudoku/app/desk"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/check"
	"sudoku/app/parts/enter"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/fresh"
	"sudoku/app/parts/grade"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/list"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/play"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
)

// Model is the whole state of the page. It is a value: Update returns another.
type Model struct {
	desk.Desk
	Grid       grid.Grid
	Play       play.Play
	Solve      solve.Solve
	Grading    grade.Grade
	Enter      enter.Enter
	Fresh      fresh.Fresh
	Practise   practise.Practise
	Check      check.Check
	Steps      steps.Steps
	Methods    methods.Methods
	List       list.List
	Transfer   transfer.Transfer
	Photo      photo.Photo
	Sharing    sharing.Sharing
	Printing   printing.Printing
	Library    library.Library
	Statistics statistics.Statistics
	Backup     backup.Backup
	Frame      frame.Frame
}

// parts returns the parts, in the order in which they are told what has changed,
// and asked what a message, an answer or Escape is for. It is the only list of them.
func (m *Model) parts() []part {
	return []part{
		of[enter.Msg](&m.Enter),
		of[transfer.Msg](&m.Transfer),
		of[solve.Msg](&m.Solve),
		of[check.Msg](&m.Check),
		of[sharing.Msg](&m.Sharing),
		of[steps.Msg](&m.Steps),
		of[methods.Msg](&m.Methods),
		of[play.Msg](&m.Play),
		of[practise.Msg](&m.Practise),
		of[library.Msg](&m.Library),
		of[list.Msg](&m.List),
		of[printing.Msg](&m.Printing),
		of[statistics.Msg](&m.Statistics),
		of[fresh.Msg](&m.Fresh),
		of[photo.Msg](&m.Photo),
		of[backup.Msg](&m.Backup),
		of[frame.Msg](&m.Frame),
		of[grid.Msg](&m.Grid),
		{part: &m.Grading},
	}
}

// part is a part with what hands it the messages that are its own.
type part struct {
	part    any
	receive func(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool)
}

// of makes a part receive the messages of a type.
func of[M desk.Msg](p interface {
	Update(d *desk.Desk, msg M) []desk.Cmd
}) part {
	return part{p, func(d *desk.Desk, msg desk.Msg) ([]desk.Cmd, bool) {
		own, ok := msg.(M)
		if !ok {
			return nil, false
		}
		return p.Update(d, own), true
	}}
}
