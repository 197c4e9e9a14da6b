package encoded

import (
	"strings"

	"sudoku/solver/format/internal/core"
)

// CoachLogHead begins a log of the progress on sudoku.coach. JSON follows that is
// compressed as in SudokuCoach: a number "i" and two lists, "a" and "b", of which
// it is not known in public what they say. There is no puzzle in it, which the error
// says.
//
// Source: a log that was seen once.
const CoachLogHead = "32_"

// isCoachLog reports whether a word has the looks of a log.
func isCoachLog(word string) bool {
	code, found := strings.CutPrefix(word, CoachLogHead)
	return found && len(code) >= core.ShortestCode && core.IsBase(code, 32)
}

// coachLogError is why there is no puzzle in a log.
func coachLogError(word string) *core.Error {
	data, _ := FromBase32(strings.TrimPrefix(word, CoachLogHead))
	text, err := Inflate(data)
	if err != nil {
		return err
	}
	log, err := JsonValue(text, false)
	if err != nil {
		return err
	}
	if field(log, "i") == nil || field(log, "a") == nil || field(log, "b") == nil {
		return &core.Error{Kind: core.Unrecognized}
	}
	return &core.Error{Kind: core.NoPuzzle, Text: "sudoku.coach"}
}
