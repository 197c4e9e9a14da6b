package play

import (
	"sudoku/app/desk"
	"sudoku/solver/board"
)

// TypesRows reports whether a puzzle is being typed in cell by cell, so that each digit
// selects the next cell.
func (p *Play) TypesRows(d *desk.Desk) bool {
	return !d.Sheet().Locked && p.Mode == DigitMode && d.Also.IsEmpty() &&
		!d.Options.Has(desk.DigitFirst) && !d.Options.Has(desk.TypeInPlace)
}

// back takes back the last digit typed: it selects the previous cell and empties it. If
// the player has selected a cell with a digit, it empties that cell instead.
func (p *Play) back(d *desk.Desk) []desk.Cmd {
	if d.At() == desk.Home {
		return nil
	}
	s := d.Sheet()
	before := board.Cell(max(int(d.Selected)-1, 0))
	if !p.TypesRows(d) || before == d.Selected || !d.Typed && s.Value(d.Selected) != 0 {
		return p.typeDigit(d, 0, false)
	}
	cmds := d.Pick(before)
	if s.Value(before) == 0 {
		return cmds
	}
	return append(p.enter(d, 0), cmds...)
}
