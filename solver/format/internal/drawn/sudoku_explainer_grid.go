package drawn

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// SudokuExplainerGrid is a PencilMarkGrid in Sudoku Explainer's frame, with columns of
// equal width. It is parsed as a PencilMarkGrid.
//
//	+----------+
//	| 5  3  24 |
//
// Source: Sudoku Explainer and SukakuExplainer.
var SudokuExplainerGrid = core.Format{
	Key:    "sudoku-explainer-grid",
	Names:  []string{"explainer", "se"},
	Keeps:  core.Keep(core.Eliminations, core.DeadCells),
	Render: renderExplainerGrid,
	Reads:  basic.ParsePencilMarks,
}

func renderExplainerGrid(a *board.Annotated) string {
	cells := core.Show(&a.Position).Digits
	width := 1
	for _, set := range cells {
		width = max(width, set.Len())
	}
	frame := strings.Repeat("+"+strings.Repeat("-", 3*width+4), 3) + "+"
	lines := []string{frame}
	for row := range 9 {
		var b strings.Builder
		for column := range 9 {
			if column%3 == 0 {
				b.WriteString("| ")
			}
			group := cells[row*9+column].String()
			if group == "" {
				group = "."
			}
			fmt.Fprintf(&b, "%-*s ", width, group)
		}
		lines = append(lines, b.String()+"|")
		if row%3 == 2 {
			lines = append(lines, frame)
		}
	}
	return strings.Join(lines, "\n")
}
