//go:build !js

package pipeline

import (
	"sudoku/app/cli/terminal"
	"sudoku/solver/board"
)

// Frame holds the flag for drawing the grid.
type Frame struct {
	Frame string `enum:"auto,always,never" default:"auto" placeholder:"auto" help:"Draw the grid with its candidates: auto (for a single puzzle on a terminal), always or never."`
}

// Drawn reports whether to draw the grid.
func (f *Frame) Drawn(p *Page, q *Question) bool {
	return f.Frame == "always" || f.Frame == "auto" && p.terminal && q.Line == 0
}

// Draw draws a position and marks the wrong cells.
func (p *Page) Draw(q *Question, wrong board.CellSet) {
	b := board.New(&q.Position)
	p.DrawPicture(&terminal.Picture{Board: b, Givens: q.Givens.Filled(), Wrong: wrong})
}

// DrawSolution draws a solution of a puzzle.
func (p *Page) DrawSolution(q *Question, solution *board.Grid) {
	p.DrawPicture(&terminal.Picture{Board: board.FromGrid(solution), Givens: q.Givens.Filled()})
}

// DrawPicture draws a picture.
func (p *Page) DrawPicture(drawing *terminal.Picture) {
	_, _ = p.Write([]byte(drawing.Draw(p.paint)))
}
