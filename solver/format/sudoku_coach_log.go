package format

import (
	"strings"
)

// coachLogHead begins a log of the progress on sudoku.coach. JSON follows that is
// compressed as in SudokuCoach: a number "i" and two lists, "a" and "b", of which
// it is not known in public what they say. There is no puzzle in it, which the error
// says.
//
// Source: a log that was seen once.
const coachLogHead = "32_"

// isCoachLog reports whether a word has the looks of a log.
func isCoachLog(word string) bool {
	code, found := strings.CutPrefix(word, coachLogHead)
	return found && len(code) >= shortestCode && isBase(code, 32)
}

// coachLogError is why there is no puzzle in a log.
func coachLogError(word string) *Error {
	data, _ := fromBase32(strings.TrimPrefix(word, coachLogHead))
	text, err := inflate(data)
	if err != nil {
		return err
	}
	log, err := jsonValue(text, false)
	if err != nil {
		return err
	}
	if field(log, "i") == nil || field(log, "a") == nil || field(log, "b") == nil {
		return &Error{Kind: Unrecognized}
	}
	return &Error{Kind: NoPuzzle, Text: "sudoku.coach"}
}
