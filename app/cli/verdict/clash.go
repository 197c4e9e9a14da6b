//go:build !js

package verdict

import (
	"bytes"
	"fmt"
	"slices"

	"sudoku/app/text"
	"sudoku/solver/board"
)

// clash is a digit that appears more than once in a house.
type clash struct {
	digit board.Digit
	house board.House
	cells board.CellSet
}

// clashes lists the clashes of a grid by house: rows, columns, boxes. It omits a clash in
// a box if a clash in a row or column covers the same cells.
func clashes(g *board.Grid) (all []clash) {
	for h := range board.House(board.Houses) {
		var cells [10]board.CellSet
		for c := range h.Cells().All() {
			cells[g[c]] = cells[g[c]].With(c)
		}
		for d := board.Digit(1); d <= 9; d++ {
			named := func(c clash) bool { return c.digit == d && cells[d].Within(c.cells) }
			if cells[d].Len() > 1 && !slices.ContainsFunc(all, named) {
				all = append(all, clash{d, h, cells[d]})
			}
		}
	}
	return all
}

func (c clash) names() (names []string) {
	for cell := range c.cells.All() {
		names = append(names, cell.String())
	}
	return names
}

func (c clash) sentence(t *text.Catalog) string {
	sentence := t.CommandLine.Clash
	if c.cells.Len() == 2 {
		sentence = t.CommandLine.ClashTwice
	}
	return t.Fill(sentence, "digit", int(c.digit), "count", c.cells.Len(), "cells", t.Techniques.ShortNames(c.cells),
		"house", c.house)
}

func (c clash) object() Conflict {
	kind := [...]string{"row", "column", "box"}[c.house.Kind()]
	return Conflict{int(c.digit), fmt.Sprintf("%s %d", kind, c.house.Index()+1), c.names()}
}

// findLines returns the numbers of the text lines that hold rows with clashing digits. It
// returns nil if it cannot find one of these lines.
func findLines(text []byte, g *board.Grid, all []clash) (lines []int) {
	var rows [9]bool
	for _, c := range all {
		for cell := range c.cells.All() {
			rows[cell.Row()] = true
		}
	}
	at := lineOfRows(text, g)
	for row, clashes := range rows {
		switch {
		case !clashes:
		case at[row] == 0:
			return nil
		default:
			lines = append(lines, at[row])
		}
	}
	return lines
}

// lineOfRows finds the line of each row that has digits: the next line with the same
// digits in the same order.
func lineOfRows(text []byte, g *board.Grid) (lines [9]int) {
	number, row := 0, 0
	for line := range bytes.Lines(text) {
		number++
		for row < 9 && len(digitsOfRow(g, row)) == 0 {
			row++
		}
		if row < 9 && bytes.Equal(digitsOfLine(line), digitsOfRow(g, row)) {
			lines[row] = number
			row++
		}
	}
	return lines
}

func digitsOfRow(g *board.Grid, row int) (digits []byte) {
	for _, d := range g[9*row : 9*row+9] {
		if d != 0 {
			digits = append(digits, '0'+byte(d))
		}
	}
	return digits
}

func digitsOfLine(line []byte) (digits []byte) {
	for _, ch := range line {
		if '1' <= ch && ch <= '9' {
			digits = append(digits, ch)
		}
	}
	return digits
}
