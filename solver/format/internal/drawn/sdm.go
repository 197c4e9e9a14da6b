package drawn

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SDM is a file with one puzzle per line, written as 81 digits with 0 for an empty cell.
// A file with one puzzle is parsed as a Line, and a file with several as a list.
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
