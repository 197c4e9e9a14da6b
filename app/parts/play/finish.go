package play

import (
	"sudoku/app/desk"
	"sudoku/solver/board"
)

// finish ends the game after the player's own entry has solved the puzzle. The result is
// not recorded until the number of solutions is known.
func (p *Play) finish(d *desk.Desk) []desk.Cmd {
	d.Record.Finished = true
	p.Owed = d.Sheet().Position.Givens
	d.Ending, d.Notice = desk.NewEnding, desk.Notice{}
	return []desk.Cmd{desk.FocusStill{ID: desk.EndingID}}
}

// AfterUpdate counts mistakes and starts or stops the timer. It announces once that a
// game is finished.
func (p *Play) AfterUpdate(d *desk.Desk) []desk.Cmd {
	p.count(d)
	cmds := p.updateTimer(d)
	if p.isDue(d) && !d.Record.Exercise {
		cmds = append(cmds, desk.GameFinished{})
	}
	return cmds
}

// isDue reports, once, that the puzzle's result can be recorded. Only puzzles with one
// solution have a grade to record it under.
func (p *Play) isDue(d *desk.Desk) bool {
	count, known := d.Solutions()
	here := p.Owed != board.Grid{} && p.Owed == d.Sheet().Position.Givens
	if here && !known {
		return false
	}
	p.Owed = board.Grid{}
	return here && count == 1
}
