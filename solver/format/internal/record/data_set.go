// Package record implements one-line formats that show the cells as plain symbols, next
// to other fields.
package record

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// DataSet is a line of a table of puzzles and solutions. It has 81 symbols and 81 digits
// in two fields, separated by commas, semicolons, tabs or colons. The header says which
// field is the puzzle; without one, it is the field with blanks. The solution is ignored,
// and all other fields are a comment.
//
//	puzzle,solution
//	530070000600195000…,534678912672195348…
//
// Source: the data sets on kaggle.com.
var DataSet = core.Format{
	Key:    "data-set",
	Names:  []string{"kaggle"},
	Within: core.InList,
	May:    func(g *core.Glance) bool { return g.Size > board.Cells && g.HasAny(",;:\t") },
	Look: func(s core.Source) bool {
		records, _ := basic.SplitRecords(s)
		if len(records) != 1 {
			return false
		}
		_, ok := columnsIn(s).Of(records[0].Text)
		return ok || isDataSetLine(records[0].Text)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		records, comments := basic.SplitRecords(s)
		if len(records) != 1 {
			return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: len(records), Want: 1}
		}
		text := records[0].Text
		t, ok := columnsIn(s).Of(text)
		if !ok {
			t, ok = byContent(text)
		}
		if !ok {
			return core.Reading{}, s.At(records[0], &core.Error{Kind: core.Unrecognized})
		}
		r, err := t.Reading(comments)
		if err != nil {
			return core.Reading{}, s.At(records[0], err)
		}
		return r, nil
	},
}

func isDataSetLine(text string) bool {
	_, ok := byContent(text)
	return ok
}

// columnsIn parses the first nonblank line as a header.
func columnsIn(s core.Source) Columns {
	for _, l := range s.Lines {
		if strings.TrimSpace(l.Text) != "" {
			return FindColumns(l.Text)
		}
	}
	return Columns{}
}
