package steps

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// WholePressed explains the puzzle from its givens, ignoring all entries.
type WholePressed struct{ desk.To[Steps] }

// explainWhole returns to the givens and explains them. Undo restores the entries.
func (s *Steps) explainWhole(d *desk.Desk) []desk.Cmd {
	d.Dialog = desk.NoDialog
	start := game.Sheet{Position: board.Position{Givens: d.Sheet().Position.Givens}, Locked: true}
	var cmds []desk.Cmd
	if start != d.Sheet() {
		cmds = d.Change(start, desk.Notice{})
	}
	return append(cmds, s.find(d)...)
}
