package notice

import (
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
)

// madeText announces a new puzzle.
func madeText(n *desk.Notice, t *text.Catalog) string {
	if which, ok := daily.Parse(n.Name); ok {
		return t.Fill(t.Generator.MadeDaily, "date", show.DateText(which.Day, t))
	}
	return t.Generator.Made
}
