package format

import (
	"strings"

	"sudoku/solver/board"
)

// LaTeX is the environment of the package sudoku, or a table whose cells are
// separated by "&". What is around it is passed over.
//
//	\begin{sudoku}
//	|5|3| | |7| | | | |.
//
// Source: P. Abraham, "The sudoku package", CTAN.
var LaTeX = Format{
	Key:    "latex",
	detect: func(s source) bool { return strings.Contains(s.text, `\begin{`) && len(texRows(s)) > 0 },
	parse: func(s source) (Reading, *Error) {
		g, err := texRows(s).grid(s)
		return reading(board.Position{Givens: g}), err
	},
}

// texRows are the rows of the first grid in a text.
func texRows(s source) cellTable {
	var t cellTable
	inside := false
	for _, l := range s.lines {
		text := strings.TrimSpace(l.text)
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
			t = append(t, tableRow{cells, l.number})
		}
	}
	return t
}

// isTeXGrid reports whether an environment holds the rows of a grid.
func isTeXGrid(begin string) bool {
	name, _, _ := strings.Cut(strings.TrimPrefix(begin, `\begin{`), "}")
	name = strings.TrimSuffix(name, "*")
	switch name {
	case "sudoku", "sudoku-block", "tabular", "array", "matrix", "bmatrix", "pmatrix", "tabularx":
		return true
	}
	return false
}

// texCells are the cells of a line, nil if it has none.
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

// trimmed takes the spaces around each text away, and the "$" of formulas.
func trimmed(texts []string) []string {
	for i := range texts {
		texts[i] = strings.Trim(texts[i], " \t$")
	}
	return texts
}
