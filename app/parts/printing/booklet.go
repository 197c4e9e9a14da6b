package printing

import (
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// makeBooklet requests the puzzles for a booklet, easiest first.
func (p *Printing) makeBooklet(d *desk.Desk) []desk.Cmd {
	var job work.Generate
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		usual := daily.Usual(g)
		for range min(p.Options.Of[g], Most-len(job.Orders)) {
			job.Orders = append(job.Orders, work.NewOrder(&usual, d.NextSeed()))
		}
	}
	if len(job.Orders) == 0 {
		p.Nothing = true
		return nil
	}
	p.Total = len(job.Orders)
	id, ask := d.SendParallel(job)
	p.ID = id
	return []desk.Cmd{ask}
}

// stop cancels this part's request.
func (p *Printing) stop() (cmds []desk.Cmd) {
	if p.ID != 0 {
		cmds = []desk.Cmd{desk.StopParallel{First: p.ID, Last: p.ID}}
	}
	p.ID, p.Done, p.Total = 0, 0, 0
	return cmds
}

// bind prints the puzzles as a booklet.
func (p *Printing) bind(d *desk.Desk, made *work.Generated) []desk.Cmd {
	job := Job{Options: p.Options}
	for i := range made.Puzzles {
		job.Puzzles = append(job.Puzzles, board.Position{Givens: board.Grid(made.Puzzles[i])})
		job.Solutions = append(job.Solutions, board.Grid(made.Solutions[i]))
	}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		for range p.Options.Of[g] {
			job.Grades = append(job.Grades, g)
		}
	}
	d.Dialog = desk.NoDialog
	return []desk.Cmd{Print{Job: job}}
}
