package format

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
)

// PencilMarkGrid is nine lines of nine groups of digits, with or without a
// frame: each group lists the digits that a cell may hold. A cell with one
// digit holds it; a blank symbol is a cell that is left without any.
//
//	.------------.-----------.
//	| 5   3   24 | 26  7 468 |
//
// Source: HoDoKu, from which the frame is; Sudoku Explainer; SudokuWiki.
var PencilMarkGrid = Format{
	Key:    "pencil-mark-grid",
	Names:  []string{"candidates", "pm"},
	Keeps:  keeps(Eliminations, DeadCells),
	Render: renderPencilMarks,
	detect: detectPencilMarks,
	parse:  parsePencilMarks,
}

func renderPencilMarks(a *board.Annotated) string {
	cells := &show(&a.Position).digits
	var widths [9]int
	for c, set := range cells {
		widths[c%9] = max(widths[c%9], set.Len(), 1)
	}
	var lines []string
	frame := func(left, middle, right string) {
		var boxes []string
		for i := 0; i < 9; i += 3 {
			boxes = append(boxes, strings.Repeat("-", widths[i]+widths[i+1]+widths[i+2]+6))
		}
		lines = append(lines, left+strings.Join(boxes, middle)+right)
	}
	frame(".", ".", ".")
	for row := range 9 {
		if row == 3 || row == 6 {
			frame(":", "+", ":")
		}
		var b strings.Builder
		for column := range 9 {
			if column%3 == 0 {
				b.WriteString("| ")
			}
			group := cells[row*9+column].String()
			if group == "" {
				group = "."
			}
			fmt.Fprintf(&b, "%-*s ", widths[column], group)
			if column%3 != 2 {
				b.WriteByte(' ')
			}
		}
		lines = append(lines, b.String()+"|")
	}
	frame("'", "'", "'")
	return strings.Join(lines, "\n")
}

// detectPencilMarks holds a text for such a grid if most of its rows have nine
// groups and more groups have several digits than are blank.
func detectPencilMarks(s source) bool {
	rows, _ := pencilMarkRows(s)
	full, several, blank := 0, 0, 0
	for _, r := range rows {
		groups := groupsOf(r.text)
		if len(groups) == 9 {
			full++
		}
		for _, g := range groups {
			switch set, ok := parseGroup(g); {
			case ok && set.IsEmpty():
				blank++
			case ok && set.Len() > 1:
				several++
			}
		}
	}
	return len(rows) > 6 && full*2 > len(rows) && several > blank
}

func parsePencilMarks(s source) (Reading, *Error) {
	cells, err := groupGrid(s)
	if err != nil {
		return Reading{}, err
	}
	_, comments := pencilMarkRows(s)
	return reading(cells.position(keeps(Eliminations, DeadCells)), comments...), nil
}

// groupGrid are the digits that nine rows show.
func groupGrid(s source) (*shown, *Error) {
	rows, _ := pencilMarkRows(s)
	if len(rows) != 9 {
		return nil, &Error{Kind: WrongRowCount, Got: len(rows), Want: 9}
	}
	var cells shown
	for r, l := range rows {
		groups := groupsOf(l.text)
		if len(groups) != 9 {
			return nil, s.at(l, &Error{Kind: WrongRowLength, Row: r + 1, Got: len(groups), Want: 9})
		}
		for i, g := range groups {
			set, ok := parseGroup(g)
			if !ok {
				return nil, s.at(l, notADigit(r*9+i, g))
			}
			cells.digits[r*9+i] = set
		}
	}
	return &cells, nil
}

// pencilMarkRows are the lines that are neither blank nor words nor a part of
// the frame.
func pencilMarkRows(s source) (rows []line, comments []string) {
	for _, l := range s.lines {
		switch {
		case isFrame(l.text):
		case isProse(l.text):
			comments = append(comments, strings.TrimSpace(l.text))
		default:
			rows = append(rows, l)
		}
		comments = append(comments, l.comment)
	}
	return rows, comments
}

// isFrame reports whether a line is blank or made of strokes: no digits, and
// three strokes together.
func isFrame(text string) bool {
	text = strings.TrimSpace(text)
	if strings.Trim(text, "-+=|.:'* ") != "" {
		return false
	}
	return strings.Trim(text, "|+ ") == "" || strings.Contains(text, "---") || strings.Contains(text, "===")
}

func groupsOf(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == '|' || r == '!' })
}

// parseGroup reads the digits of a cell, in rising order, or a blank symbol.
func parseGroup(group string) (set board.DigitSet, ok bool) {
	last := board.Digit(0)
	for i, r := range group {
		d, ok := board.ParseDigit(r)
		if !ok || d <= last && (d != 0 || i > 0) || d == 0 && len(group) > 1 {
			return 0, false
		}
		if d != 0 {
			set = set.With(d)
		}
		last = d
	}
	return set, group != ""
}

// isPencilMarkRow reports whether a line may be a row of such a grid, however
// long, with the marks of an entry or a step perhaps.
func isPencilMarkRow(text string) bool {
	groups := groupsOf(text)
	several := false
	for _, g := range groups {
		if bare := strings.Trim(strings.Map(dropStepMark, g), "u"); bare != "" {
			g = bare
		}
		set, ok := parseGroup(g)
		if !ok {
			return false
		}
		several = several || set.Len() > 1
	}
	return len(groups) == 9 && several
}
