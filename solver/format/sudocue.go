package format

import (
	"strings"

	"sudoku/solver/board"
)

// SudoCue is the file of SudoCue with the givens: lines of headers, "#" and a
// letter, and nine rows.
//
// Source: sudocue.net, "File formats".
var SudoCue = Format{
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
	detect: func(s source) bool {
		headers := 0
		for _, l := range s.lines {
			if l.header {
				headers++
			}
		}
		return headers > 1 && detectGrid(s)
	},
	parse: func(s source) (Reading, *Error) {
		r, err := parseGrid(s)
		if err == nil {
			r.Comment = joinComments(headersOf(s))
		}
		return r, err
	},
}
