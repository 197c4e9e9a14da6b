package drawn

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// LabelledGrid is a grid with its size above it, with labels for rows and columns, or
// with a mark at the start of each line.
//
//	    1 2 3   4 5 6   7 8 9
//	A | 5 3 . | . 7 . | . . . |
var LabelledGrid = core.Format{
	Key: "labelled-grid",
	Look: func(s core.Source) bool {
		t, clear := labelledIn(s)
		return t != nil || !clear
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		t, clear := labelledIn(s)
		if !clear || removedRows(s) >= 3 {
			return core.Reading{}, &core.Error{Kind: core.Ambiguous}
		}
		g, err := t.Grid(s)
		if err == nil && basic.HoldsHeader(&g) {
			err = &core.Error{Kind: core.Ambiguous}
		}
		return core.NewReading(board.Position{Givens: g}), err
	},
}

// labelledIn returns the grid in a text without its labels, or nil if there is no grid or
// no label. It returns false if the labels contradict each other.
func labelledIn(s core.Source) (t basic.CellTable, clear bool) {
	separator := basic.DetectSeparator(s)
	if separator != "" && !basic.CSV.LooksLike(s) {
		separator = ""
	}
	if separator != "" {
		if _, err := basic.ParseCSV(s); err == nil {
			return nil, true // a plain table
		}
	}
	for _, l := range s.Lines {
		if basic.IsProse(l.Text) && !basic.IsHeader(l.Text) {
			continue
		}
		if cells := splitFields(l.Text, separator); len(cells) > 0 {
			t = append(t, basic.TableRow{Cells: cells, Line: l.Number})
		}
	}
	if len(t) < 9 || len(t) > 12 || len(t) == 9 && len(t[0].Cells) == 9 && !t.HasWords() {
		return nil, true
	}
	bare, clear := t.WithoutLabels()
	switch {
	case !clear:
		return nil, false
	case bare.IsGrid():
		return bare, true
	case len(t) == 10 && basic.IsSize(t[0].Cells) && t[1:].Whole() > 5:
		return t[1:], true // the grid contains a mistake
	}
	return nil, true
}

// removedRows counts the rows that were commented out.
func removedRows(s core.Source) (n int) {
	for _, l := range s.Lines {
		if strings.TrimSpace(l.Text) == "" && !basic.IsProse(l.Comment) && len(splitFields(l.Comment, "")) >= 9 {
			n++
		}
	}
	return n
}

// splitFields returns the cells of a line without its frame. It returns none for a blank
// line or a line of the frame.
func splitFields(text, separator string) []string {
	if strings.Trim(text, "+-=|:. ") == "" && (strings.Contains(text, "--") || strings.Contains(text, ":-")) {
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
	text = strings.ReplaceAll(text, "|", " ")
	if label, rest, found := strings.Cut(text, ":"); found && basic.IsLabel(label) {
		cells, text = append(cells, label), rest
	}
	for field := range strings.FieldsSeq(text) {
		if n := utf8.RuneCountInString(field); n == 9 || n == 3 && basic.LooksLikeCells(field) && len(field) == 3 && !basic.IsLabel(strings.Trim(field, ".:)")) {
			for _, r := range field {
				cells = append(cells, string(r))
			}
			continue
		}
		cells = append(cells, field)
	}
	return cells
}
