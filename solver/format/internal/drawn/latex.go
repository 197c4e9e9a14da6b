package drawn

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// LaTeX is an environment of the package sudoku, or a table with cells separated by "&".
// The surrounding text is ignored.
//
//	\begin{sudoku}
//	|5|3| | |7| | | | |.
//
// Source: P. Abraham, "The sudoku package", CTAN.
var LaTeX = core.Format{
	Key:  "latex",
	Look: func(s core.Source) bool { return strings.Contains(s.Text, `\begin{`) && len(texRows(s)) > 0 },
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		g, err := texRows(s).Grid(s)
		return core.NewReading(board.Position{Givens: g}), err
	},
}

// texRows returns the rows of the first grid in a text.
func texRows(s core.Source) basic.CellTable {
	var t basic.CellTable
	inside := false
	for _, l := range s.Lines {
		text := strings.TrimSpace(l.Text)
		switch {
		case strings.HasPrefix(text, `\begin{`):
			inside = isTeXGrid(text)
			continue
		case strings.HasPrefix(text, `\end{`):
			if len(t) > 0 {
				return t
			}
			inside = false
		}
		if cells := texCells(text); inside && cells != nil {
			t = append(t, basic.TableRow{Cells: cells, Line: l.Number})
		}
	}
	return t
}

// isTeXGrid reports whether an environment can hold the rows of a grid.
func isTeXGrid(begin string) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(begin, `\begin{`), "}")
	name = strings.TrimSuffix(name, "*")
	switch name {
	case "sudoku", "sudoku-block", "tabular", "array", "matrix", "bmatrix", "pmatrix", "tabularx":
		return true
	}
	return false
}

// texCells returns the cells of a line, or nil if it has none.
func texCells(text string) []string {
	text = strings.TrimSpace(strings.ReplaceAll(text, `\hline`, ""))
	if row, _, found := strings.Cut(text, `\\`); found || strings.Contains(text, "&") {
		return trimmed(strings.Split(row, "&"))
	}
	row, found := strings.CutSuffix(text, "|.")
	if !found || !strings.HasPrefix(row, "|") {
		return nil
	}
	return trimmed(strings.Split(row[1:], "|"))
}

// trimmed removes the blanks around each text and the "$" of formulas.
func trimmed(texts []string) []string {
	for i := range texts {
		texts[i] = strings.Trim(texts[i], " \t$")
	}
	return texts
}
