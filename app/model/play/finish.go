package play

import (
	"sudoku/app/model/desk"
	"sudoku/solver/board"
)

// AnotherPressed asks for another puzzle of the grade of the present one, or of
// the next grade. The model chooses it.
type AnotherPressed struct {
	desk.To[Play]
	Harder bool
}

// finish ends the game: the player's own entry has completed the puzzle. Its
// result is owed to the statistics until the grade is known.
func (p *Play) finish(d *desk.Desk) {
	d.Record.Finished = true
	p.Owed = d.Sheet().Position.Givens
	d.Dialog, d.Notice = desk.FinishDialog, desk.Notice{}
}

// Due reports, once, that the result of the present puzzle is to be kept. Only
// puzzles with one solution have a grade to be counted under.
func (p *Play) Due(d *desk.Desk) bool {
	count, known := d.Solutions()
	here := p.Owed != board.Grid{} && p.Owed == d.Sheet().Position.Givens
	if here && !known {
		return false
	}
	p.Owed = board.Grid{}
	return here && count == 1
}
