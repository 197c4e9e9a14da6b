package format

import (
	"strings"

	"sudoku/solver/board"
)

// DataSet is a line of a table of puzzles with their solutions: 81 symbols and
// 81 digits in two fields, separated by commas, semicolons, tabs or colons. A
// line of names above says which is the puzzle; without one, it is the one with
// blanks. The solution is passed over; what else there is, is a comment.
//
//	puzzle,solution
//	530070000600195000…,534678912672195348…
//
// Source: the data sets on kaggle.com.
var DataSet = Format{
	Key:    "data-set",
	Names:  []string{"kaggle"},
	Within: InList,
	may:    func(g *glance) bool { return g.size > board.Cells && g.hasAny(",;:\t") },
	detect: func(s source) bool {
		records, _ := recordsOf(s)
		if len(records) != 1 {
			return false
		}
		_, ok := columnsIn(s).of(records[0].text)
		return ok || isDataSetLine(records[0].text)
	},
	parse: func(s source) (Reading, *Error) {
		records, comments := recordsOf(s)
		if len(records) != 1 {
			return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(records), Want: 1}
		}
		text := records[0].text
		t, ok := columnsIn(s).of(text)
		if !ok {
			t, ok = byContent(text)
		}
		if !ok {
			return Reading{}, s.at(records[0], &Error{Kind: Unrecognized})
		}
		r, err := t.reading(comments)
		if err != nil {
			return Reading{}, s.at(records[0], err)
		}
		return r, nil
	},
}

func isDataSetLine(text string) bool {
	_, ok := byContent(text)
	return ok
}

// columnsIn are those that the first line of words names.
func columnsIn(s source) columns {
	for _, l := range s.lines {
		if strings.TrimSpace(l.text) != "" {
			return columnsOf(l.text)
		}
	}
	return columns{}
}
