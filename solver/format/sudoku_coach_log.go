package format

import "strings"

// SudokuCoachLog is a log of the progress on sudoku.coach, "32_" and JSON that is
// compressed as in SudokuCoach: a number and two lists, of which it is not known
// in public what they say. It has no puzzle in it and is told as that.
//
// Source: a log that was seen once.
var SudokuCoachLog = Format{
	Key: "sudoku-coach-log",
	detect: func(s source) bool {
		word, _ := s.code()
		code, found := strings.CutPrefix(word, coachLogHead)
		return found && len(code) >= shortestCode && isBase(code, 32)
	},
	parse: func(s source) (Reading, *Error) {
		word, _ := s.code()
		data, _ := fromBase32(strings.TrimPrefix(word, coachLogHead))
		text, err := inflate(data)
		if err != nil {
			return Reading{}, err
		}
		log, err := jsonValue(text, false)
		if err != nil {
			return Reading{}, err
		}
		if field(log, "i") == nil || field(log, "a") == nil || field(log, "b") == nil {
			return Reading{}, &Error{Kind: Unrecognized}
		}
		return Reading{}, &Error{Kind: NoPuzzle, Text: "sudoku.coach"}
	},
}

const coachLogHead = "32_"
