// Package grade finds out in the background whether the puzzle has one solution and how
// hard it is.
package grade

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Grade is the state of this part: its request to the engine.
type Grade struct {
	asked   board.Grid // givens of the last request
	request int        // the current request, 0 if none
}

// AfterUpdate requests the grade of new givens.
func (g *Grade) AfterUpdate(d *desk.Desk) (cmds []desk.Cmd) {
	givens := d.Sheet().Position.Givens
	if givens == g.asked {
		return nil
	}
	g.asked = givens
	if g.request != 0 {
		cmds = append(cmds, desk.StopParallel{First: g.request, Last: g.request})
		g.request = 0
	}
	if count, known := d.Solutions(); known && (count != 1 || d.Seconds() > 0) || givens.Filled().Len() < board.FewestGivens {
		return cmds
	}
	id, ask := d.SendParallel(work.Grade{Givens: wire.Grid(givens)})
	g.request = id
	return append(cmds, ask)
}

// HandleAnswer handles the answer. If the request failed, the puzzle has no grade. The
// player is not told, since they did not ask.
func (g *Grade) HandleAnswer(d *desk.Desk, r *desk.Answer) (_ []desk.Cmd, ok bool) {
	if g.request == 0 || r.ID != g.request {
		return nil, false
	}
	if !r.Last() {
		return nil, true
	}
	g.request = 0
	if a, ok := r.Answer.(work.Graded); ok {
		d.Graded = desk.Graded{Givens: g.asked, Count: a.Count, Grade: a.Grade, Solution: board.Grid(a.Solution), Seconds: a.Seconds}
	}
	return nil, true
}
