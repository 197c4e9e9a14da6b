//go:build !js

package terminal

import (
	"strings"

	"github.com/fatih/color"

	"sudoku/solver/board"
)

// Picture is a position to draw, with highlights.
type Picture struct {
	Board  board.Board
	Givens board.CellSet

	Wrong              board.CellSet
	Pattern            board.CellSet
	Placed, Eliminated []board.Candidate
}

// String draws the picture without colours.
func (p *Picture) String() string { return p.Draw(Paint{}) }

// Draw draws the picture. If there are empty cells, it includes their candidates and
// still fits in 80 columns.
func (p *Picture) Draw(paint Paint) string {
	if values := p.Board.Values(); values.Filled().Len() == board.Cells {
		return p.small(paint)
	}
	return p.large(paint)
}

// small draws one line per row.
func (p *Picture) small(paint Paint) string {
	var b strings.Builder
	b.WriteString(edge("┏━┳┓", 7, 3))
	for row := range 9 {
		if row > 0 && row%3 == 0 {
			b.WriteString(edge("┣━╋┫", 7, 3))
		}
		for column := range 9 {
			if column%3 == 0 {
				b.WriteString("┃ ")
			}
			c := board.CellAt(row, column)
			b.WriteString(paint.with(p.style(c), string(symbol(p.Board.Value(c)))) + " ")
		}
		b.WriteString("┃\n")
	}
	return b.String() + edge("┗━┻┛", 7, 3)
}

// large draws three lines per row, with row and column numbers.
func (p *Picture) large(paint Paint) string {
	const margin = "   "
	var b strings.Builder
	b.WriteString(margin)
	for column := range 9 {
		b.WriteString("    c" + string(symbol(board.Digit(column+1))) + "  ")
	}
	b.WriteString("\n" + margin + largeEdge("┏━┯┳┓"))
	for row := range 9 {
		switch {
		case row > 0 && row%3 == 0:
			b.WriteString(margin + largeEdge("┣━┿╋┫"))
		case row > 0:
			b.WriteString(margin + largeEdge("┠─┼╂┨"))
		}
		for line := range 3 {
			if line == 1 {
				b.WriteString("r" + string(symbol(board.Digit(row+1))) + " ")
			} else {
				b.WriteString(margin)
			}
			for column := range 9 {
				b.WriteString(upright(column) + " " + p.cellLine(board.CellAt(row, column), line, paint) + " ")
			}
			b.WriteString("┃\n")
		}
	}
	return b.String() + margin + largeEdge("┗━┷┻┛")
}

// cellLine returns one of the three lines of a cell, five characters wide.
func (p *Picture) cellLine(c board.Cell, line int, paint Paint) string {
	if d := p.Board.Value(c); d != 0 {
		if line != 1 {
			return "     "
		}
		return "  " + paint.with(p.style(c), string(symbol(d))) + "  "
	}
	var parts [3]string
	for i := range parts {
		d := board.Digit(3*line + i + 1)
		parts[i] = " "
		if p.Board.Candidates(c).Has(d) {
			parts[i] = paint.with(p.candidateStyle(board.NewCandidate(c, d)), string(symbol(d)))
		}
	}
	return strings.Join(parts[:], " ")
}

func (p *Picture) style(c board.Cell) *color.Color {
	switch {
	case p.Wrong.Has(c):
		return wrongStyle
	case p.Givens.Has(c):
		return givenStyle
	}
	return answerStyle
}

func (p *Picture) candidateStyle(x board.Candidate) *color.Color {
	for _, placed := range p.Placed {
		if placed == x {
			return placedStyle
		}
	}
	for _, eliminated := range p.Eliminated {
		if eliminated == x {
			return eliminatedStyle
		}
	}
	if p.Pattern.Has(x.Cell()) {
		return patternStyle
	}
	return nil
}

// symbol returns a digit, or '.' for an empty cell.
func symbol(d board.Digit) byte {
	if d == 0 {
		return '.'
	}
	return '0' + byte(d)
}

// edge draws a horizontal line. strokes holds its left end, stroke, crossing and right
// end.
func edge(strokes string, width, parts int) string {
	s := []rune(strokes)
	part := strings.Repeat(string(s[1]), width)
	return string(s[0]) + strings.Repeat(part+string(s[2]), parts-1) + part + string(s[3]) + "\n"
}

// largeEdge draws a horizontal line of the large grid. strokes holds its left end,
// stroke, crossing within a box, crossing between boxes and right end.
func largeEdge(strokes string) string {
	s := []rune(strokes)
	var b strings.Builder
	for column := range 9 {
		switch {
		case column == 0:
			b.WriteRune(s[0])
		case column%3 == 0:
			b.WriteRune(s[3])
		default:
			b.WriteRune(s[2])
		}
		b.WriteString(strings.Repeat(string(s[1]), 7))
	}
	return b.String() + string(s[4]) + "\n"
}

// upright returns the stroke to the left of a column.
func upright(column int) string {
	if column%3 == 0 {
		return "┃"
	}
	return "│"
}
