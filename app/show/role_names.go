package show

import "sudoku/solver/board"

// CellRole is the style sheet's name of the role that is drawn into the cell, ""
// for none.
func (d *Drawn) CellRole() string { return roleClass(d.Cell) }

// DigitRole is that of a candidate of the cell.
func (d *Drawn) DigitRole(digit board.Digit) string { return roleClass(d.Digits[digit-1]) }
