package steps

import (
	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/solver/board"
)

// WholePressed explains the puzzle from its givens on, whatever was entered.
type WholePressed struct{ desk.To[Steps] }

// explainWhole goes back to the givens, which undo undoes, and explains them.
func (s *Steps) explainWhole(d *desk.Desk) []desk.Cmd {
	d.Dialog = desk.NoDialog
	start := game.Sheet{Position: board.Position{Givens: d.Sheet().Position.Givens}, Locked: true}
	var cmds []desk.Cmd
	if start != d.Sheet() {
		cmds = d.Change(start, desk.Notice{})
	}
	return append(cmds, s.find(d)...)
}
