package show

import "sudoku/solver/board"

// CellRole returns the CSS class of the cell's role, or "" if it has none.
func (d *Drawn) CellRole() string { return roleClass(d.Cell) }

// DigitRole returns the CSS class of a candidate's role.
func (d *Drawn) DigitRole(digit board.Digit) string { return roleClass(d.Digits[digit-1]) }
