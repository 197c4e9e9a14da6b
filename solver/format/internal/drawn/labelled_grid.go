package drawn

import (
	"strings"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// LabelledGrid is a grid with something around it: its size above, the names of
// its rows and columns, or a mark at the start of each line.
//
//	    1 2 3   4 5 6   7 8 9
//	A | 5 3 . | . 7 . | . . . |
var LabelledGrid = core.Format{
	Key:  "labelled-grid",
	Look: func(s core.Source) bool { return labelledIn(s) != nil },
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		g, err := labelledIn(s).Grid(s)
		return core.NewReading(board.Position{Givens: g}), err
	},
}

// labelledIn is the grid of a text without what is around it, nil if there is no
// grid or nothing around it.
func labelledIn(s core.Source) basic.CellTable {
	separator := basic.DetectSeparator(s)
	if separator != "" && !basic.CSV.LooksLike(s) {
		separator = ""
	}
	if separator != "" {
		if _, err := basic.ParseCSV(s); err == nil {
			return nil // a table that is read as such
		}
	}
	var t basic.CellTable
	for _, l := range s.Lines {
		if cells := splitFields(l.Text, separator); len(cells) > 0 {
			t = append(t, basic.TableRow{Cells: cells, Line: l.Number})
		}
	}
	if len(t) < 9 || len(t) > 12 || len(t) == 9 && len(t[0].Cells) == 9 {
		return nil
	}
	bare := t.WithoutLabels()
	switch {
	case bare.IsGrid():
		return bare
	case len(t) == 10 && basic.IsSize(t[0].Cells) && t[1:].Whole() > 5:
		return t[1:] // with a mistake
	}
	return nil
}

// splitFields are the cells of a line, without its frame; none for a line that is
// blank or a part of the frame.
func splitFields(text, separator string) []string {
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
		if n := utf8.RuneCountInString(field); n == 9 || n == 3 && basic.LooksLikeCells(field) && len(field) == 3 && !basic.AreLabels([]string{field}) {
			for _, r := range field {
				cells = append(cells, string(r))
			}
			continue
		}
		cells = append(cells, field)
	}
	return cells
}
