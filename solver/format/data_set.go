package format

import (
	"strings"

	"sudoku/solver/board"
)

// DataSet is a line of a table of puzzles with their solutions: 81 symbols, a
// comma, a semicolon, a tab or a colon, and 81 digits. The solution is passed
// over; what follows is a comment.
//
//	puzzle,solution
//	530070000600195000…,534678912672195348…
//
// Source: the data sets on kaggle.com.
var DataSet = Format{
	Key: "data-set",
	detect: func(s source) bool {
		records, _ := s.records()
		return len(records) == 1 && isDataSetLine(records[0].text)
	},
	parse: func(s source) (Reading, *Error) {
		records, comments := s.records()
		if len(records) != 1 {
			return Reading{}, &Error{Kind: SeveralPuzzles, Got: len(records), Want: 1}
		}
		text := strings.TrimSpace(records[0].text)
		if !isDataSetLine(text) {
			return Reading{}, s.at(records[0], &Error{Kind: Unrecognized})
		}
		g, _, err := readRecord(text[:board.Cells])
		if err != nil {
			return Reading{}, s.at(records[0], err)
		}
		rest := strings.TrimFunc(text[2*board.Cells+1:], isSeparator)
		r := reading(board.Position{Givens: g}, append([]string{rest}, comments...)...)
		r.Dropped[Solutions] = 1
		return r, nil
	},
}

func isDataSetLine(text string) bool {
	text = strings.TrimSpace(text)
	if len(text) <= 2*board.Cells || !strings.ContainsRune(",;\t:", rune(text[board.Cells])) {
		return false
	}
	puzzle, solution := text[:board.Cells], text[board.Cells+1:2*board.Cells+1]
	return leadingSymbols(puzzle) == board.Cells && strings.Trim(solution, "123456789") == "" &&
		(len(text) == 2*board.Cells+1 || isSeparator(rune(text[2*board.Cells+1])))
}
