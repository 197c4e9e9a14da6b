package format

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
)

// LabelledGrid is a grid with something around it: its size above, the names of
// its rows and columns, or a mark at the start of each line.
//
//	    1 2 3   4 5 6   7 8 9
//	A | 5 3 . | . 7 . | . . . |
var LabelledGrid = Format{
	Key:    "labelled-grid",
	detect: func(s source) bool { return labelledIn(s) != nil },
	parse: func(s source) (Reading, *Error) {
		g, err := labelledIn(s).grid(s)
		return reading(board.Position{Givens: g}), err
	},
}

// labelledIn is the grid of a text without what is around it, nil if there is no
// grid or nothing around it.
func labelledIn(s source) cellTable {
	separator := separatorOf(s)
	if separator != "" && !CSV.detects(s) {
		separator = ""
	}
	if separator != "" {
		if _, err := parseCSV(s); err == nil {
			return nil // a table that is read as such
		}
	}
	var t cellTable
	for _, l := range s.lines {
		if cells := fieldsOf(l.text, separator); len(cells) > 0 {
			t = append(t, tableRow{cells, l.number})
		}
	}
	if len(t) < 9 || len(t) > 12 || len(t) == 9 && len(t[0].cells) == 9 {
		return nil
	}
	bare := t.withoutLabels()
	switch {
	case bare.isGrid():
		return bare
	case len(t) == 10 && isSize(t[0].cells) && t[1:].whole() > 5:
		return t[1:] // with a mistake
	}
	return nil
}

// fieldsOf are the cells of a line, without its frame; none for a line that is
// blank or a part of the frame.
func fieldsOf(text, separator string) []string {
	if strings.Trim(text, "+-=|:. ") == "" && strings.Contains(text, "--") {
		return nil
	}
	if separator != "" {
		cells := strings.Split(text, separator)
		for i := range cells {
			cells[i] = strings.Trim(cells[i], " \t\"'")
		}
		return cells
	}
	if bars := strings.Count(text, "|"); bars > 8 {
		cells := strings.Split(strings.Trim(strings.TrimSpace(text), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		return cells
	}
	var cells []string
	for field := range strings.FieldsSeq(strings.ReplaceAll(text, "|", " ")) {
		if n := utf8.RuneCountInString(field); n == 9 || n == 3 && looksLikeCells(field) && len(field) == 3 && !areLabels([]string{field}) {
			for _, r := range field {
				cells = append(cells, string(r))
			}
			continue
		}
		cells = append(cells, field)
	}
	return cells
}
