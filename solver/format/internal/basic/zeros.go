package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// CountFromZero decides what zeros mean in a grid with other symbols for empty cells. If
// there is a 9 or if two zeros see each other, zeros are empty cells, too. Otherwise the
// digits count from 0, and CountFromZero adds one to each. A single zero is ambiguous.
func CountFromZero(g *board.Grid, zeros board.CellSet, otherBlanks bool) *core.Error {
	if !otherBlanks || zeros == (board.CellSet{}) {
		return nil
	}
	var places board.Grid
	for c, d := range g {
		switch {
		case d == 9:
			return nil
		case zeros.Has(board.Cell(c)):
			places[c] = 1
		}
	}
	switch {
	case len(places.Conflicts()) > 0:
		return nil
	case zeros.Len() == 1:
		return &core.Error{Kind: core.Ambiguous}
	}
	for c, d := range g {
		if d != 0 {
			g[c] = d + 1
		}
	}
	for c := range zeros.All() {
		g[c] = 1
	}
	return nil
}

// Blanks records how the empty cells of a grid are written.
type Blanks struct {
	zeros  board.CellSet
	others bool // symbols other than 0
	empty  int  // number of cells without text
	atEnd  bool // the last cell has no text
}

// Note records the text of a cell; d is 0 if the cell is empty.
func (b *Blanks) Note(cell int, d board.Digit, text string) {
	if text == "" {
		b.empty++
		b.atEnd = cell == board.Cells-1
	}
	switch {
	case d != 0:
	case text != "" && text[0] == '0':
		b.zeros = b.zeros.With(board.Cell(cell))
	default:
		b.others = true
	}
}

// Settle decides what the zeros of the grid mean. If only the last cell has no text, the
// text was cut off before it.
func (b *Blanks) Settle(g *board.Grid) *core.Error {
	if b.atEnd && b.empty == 1 && g.Filled().Len() < board.Cells-1 {
		return &core.Error{Kind: core.CutOff}
	}
	return CountFromZero(g, b.zeros, b.others)
}
