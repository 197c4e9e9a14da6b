package encoded

import (
	"strings"

	"sudoku/solver/format/internal/core"
)

// CoachLogHead is the prefix of a progress log from sudoku.coach. It is followed by JSON,
// compressed as in SudokuCoach, with a number "i" and two lists "a" and "b" of unknown
// meaning. A log does not contain the puzzle; the error says so.
//
// Source: a single log.
const CoachLogHead = "32_"

// isCoachLog reports whether a word looks like a log.
func isCoachLog(word string) bool {
	code, found := strings.CutPrefix(word, CoachLogHead)
	return found && len(code) >= core.ShortestCode && core.IsBase(code, 32)
}

// coachLogError returns the error for a log.
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
