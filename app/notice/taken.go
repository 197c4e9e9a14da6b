package notice

import (
	"sudoku/app/desk"
	"sudoku/app/text"
)

// photoTaken says what was read.
func photoTaken(n *desk.Notice, _ *text.Catalog) any { return n.Givens + n.Entries }
