package basic

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
)

// PencilMarkGrid is nine lines of nine groups of digits with an optional frame. Each
// group lists the possible digits of a cell. A single digit counts as placed; a blank
// symbol means that the cell has no candidates.
//
//	.------------.-----------.
//	| 5   3   24 | 26  7 468 |
//
// Source: HoDoKu (also for the frame); Sudoku Explainer; SudokuWiki.
var PencilMarkGrid = core.Format{
	Key:    "pencil-mark-grid",
	Names:  []string{"candidates", "pm"},
	Keeps:  core.Keep(core.Eliminations, core.DeadCells),
	Render: renderPencilMarks,
	Look:   DetectPencilMarks,
	Reads:  ParsePencilMarks,
}

func renderPencilMarks(a *board.Annotated) string {
	cells := &core.Show(&a.Position).Digits
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

// DetectPencilMarks reports whether the text looks like a grid of pencil marks: most rows
// have nine groups, and there are more groups with several digits than blank ones.
func DetectPencilMarks(s core.Source) bool {
	rows, _ := PencilMarkRows(s)
	full, several, blank := 0, 0, 0
	for _, r := range rows {
		groups := SplitGroups(r.Text)
		if len(groups) == 9 {
			full++
		}
		for _, g := range groups {
			switch set, ok := ParseGroup(g); {
			case ok && set.IsEmpty():
				blank++
			case ok && set.Len() > 1:
				several++
			}
		}
	}
	return len(rows) > 6 && full*2 > len(rows) && several > blank
}

// ParsePencilMarks parses a text in PencilMarkGrid format.
func ParsePencilMarks(s core.Source) (core.Reading, *core.Error) {
	cells, err := GroupGrid(s)
	if err != nil {
		return core.Reading{}, err
	}
	_, comments := PencilMarkRows(s)
	return core.NewReading(cells.Position(core.Keep(core.Eliminations, core.DeadCells)), comments...), nil
}

// GroupGrid parses nine rows of groups of digits.
func GroupGrid(s core.Source) (*core.Shown, *core.Error) {
	rows, _ := PencilMarkRows(s)
	if len(rows) != 9 {
		return nil, &core.Error{Kind: core.WrongRowCount, Got: len(rows), Want: 9}
	}
	var cells core.Shown
	for r, l := range rows {
		groups := SplitGroups(l.Text)
		if len(groups) != 9 {
			return nil, s.At(l, &core.Error{Kind: core.WrongRowLength, Row: r + 1, Got: len(groups), Want: 9})
		}
		for i, g := range groups {
			set, ok := ParseGroup(g)
			if !ok {
				return nil, s.At(l, core.BadDigit(r*9+i, g))
			}
			cells.Digits[r*9+i] = set
		}
	}
	return &cells, nil
}

// PencilMarkRows returns the lines that are not blank, prose or part of the frame.
func PencilMarkRows(s core.Source) (rows []core.TextLine, comments []string) {
	for _, l := range s.Lines {
		switch {
		case IsFrame(l.Text):
		case IsProse(l.Text):
			comments = append(comments, strings.TrimSpace(l.Text))
		default:
			rows = append(rows, l)
		}
		comments = append(comments, l.Comment)
	}
	return rows, comments
}

// IsFrame reports whether a line is blank or part of a frame. A frame has no digits. It
// has either only vertical bars or a run of three dashes or equal signs.
func IsFrame(text string) bool {
	text = strings.TrimSpace(text)
	if strings.Trim(text, "-+=|.:'* ") != "" {
		return false
	}
	return strings.Trim(text, "|+ ") == "" || strings.Contains(text, "---") || strings.Contains(text, "===")
}

// SplitGroups returns the groups of a row.
func SplitGroups(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' || r == '|' || r == '!' })
}

// ParseGroup parses the digits of a cell in ascending order, or a blank symbol.
func ParseGroup(group string) (set board.DigitSet, ok bool) {
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

// IsPencilMarkRow reports whether a line of any length can be a row of a grid of pencil
// marks. It may contain the marks of entries and steps.
func IsPencilMarkRow(text string) bool {
	groups := SplitGroups(text)
	several := false
	for _, g := range groups {
		if bare := strings.Trim(strings.Map(dropStepMark, g), "u"); bare != "" {
			g = bare
		}
		set, ok := ParseGroup(g)
		if !ok {
			return false
		}
		several = several || set.Len() > 1
	}
	return len(groups) == 9 && several
}
