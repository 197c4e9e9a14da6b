package drawn

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SDM is a file with a puzzle in each line, 81 digits with 0 for an empty cell.
// It is read as Line, and as a list by Puzzles.
//
// Source: sudocue.net, "File formats".
var SDM = core.Format{
	Key:       "sdm",
	Names:     []string{"libresudoku"},
	Within:    core.InList,
	Extension: ".sdm",
	Render: func(a *board.Annotated) string {
		values := a.Values()
		return core.DigitsOnly(&values)
	},
	Reads: basic.ParseLine,
}
