// Package grade is the part of the page that finds out, without being asked,
// whether the puzzle has one solution and how hard it is.
package grade

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
)

// Grade is what the part has asked the engine.
type Grade struct {
	asked   board.Grid // the givens of the last request
	request int        // the request under way, 0 for none
}

// AfterUpdate asks about the present givens if they are others than before.
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
	if _, known := d.Solutions(); known || givens.Filled().Len() < board.FewestGivens {
		return cmds
	}
	id, ask := d.SendParallel(work.Grade{Givens: wire.Grid(givens)})
	g.request = id
	return append(cmds, ask)
}

// HandleAnswer takes in the answer. A failed request leaves the puzzle without a grade;
// it was not the player's.
func (g *Grade) HandleAnswer(d *desk.Desk, r *desk.Answer) (_ []desk.Cmd, ok bool) {
	if g.request == 0 || r.ID != g.request {
		return nil, false
	}
	if !r.Last() {
		return nil, true
	}
	g.request = 0
	if a, ok := r.Answer.(work.Graded); ok {
		d.Graded = desk.Graded{Givens: g.asked, Count: a.Count, Grade: a.Grade, Solution: board.Grid(a.Solution)}
	}
	return nil, true
}
