package format

import (
	"sudoku/solver/board"
)

// SDM is a file with a puzzle in each line, 81 digits with 0 for an empty cell.
// It is read as Line, and as a list by Puzzles.
//
// Source: sudocue.net, "File formats".
var SDM = Format{
	Key:       "sdm",
	Names:     []string{"libresudoku"},
	Within:    InList,
	Extension: ".sdm",
	Render: func(a *board.Annotated) string {
		values := a.Values()
		return digitsOnly(&values)
	},
	parse: parseLine,
}
