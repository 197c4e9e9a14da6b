//go:build !js

package cli

import (
	"sudoku/app/cli/terminal"
	"sudoku/solver/board"
)

// frame is the flag of commands that draw the grid.
type frame struct {
	Frame string `enum:"auto,always,never" default:"auto" placeholder:"auto" help:"Draw the grid with its candidates: auto (for a single puzzle on a terminal), always or never."`
}

// drawn reports whether the grid is to be drawn.
func (f *frame) drawn(p *page, q *question) bool {
	return f.Frame == "always" || f.Frame == "auto" && p.terminal && q.Line == 0
}

// draw draws a position with what is wrong in it.
func (p *page) draw(q *question, wrong board.CellSet) {
	b := board.New(&q.Position)
	p.picture(&terminal.Picture{Board: b, Givens: q.Givens.Filled(), Wrong: wrong})
}

// drawSolution draws a solution of a puzzle.
func (p *page) drawSolution(q *question, solution *board.Grid) {
	p.picture(&terminal.Picture{Board: board.FromGrid(solution), Givens: q.Givens.Filled()})
}

func (p *page) picture(drawing *terminal.Picture) {
	_, _ = p.Write([]byte(drawing.Draw(p.paint)))
}
