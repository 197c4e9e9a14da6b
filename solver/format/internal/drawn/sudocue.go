package drawn

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SudoCue is SudoCue's file format for givens: header lines with "#" and a letter,
// followed by nine rows.
//
// Source: sudocue.net, "File formats".
var SudoCue = core.Format{
	Key:       "sudocue",
	Extension: ".sdk",
	Render: func(a *board.Annotated) string {
		values := a.Values()
		symbols := values.String()
		rows := []string{"#A", "#D", "#C"}
		for row := range 9 {
			rows = append(rows, symbols[row*9:row*9+9])
		}
		return strings.Join(rows, "\n")
	},
	Look: func(s core.Source) bool {
		headers := 0
		for _, l := range s.Lines {
			if l.Header {
				headers++
			}
		}
		return headers > 1 && basic.DetectGrid(s)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		r, err := basic.ParseGrid(s)
		if err == nil {
			r.Comment = core.JoinComments(findHeaders(s))
		}
		return r, err
	},
}
