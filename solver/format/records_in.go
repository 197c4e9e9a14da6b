package format

import (
	"strings"

	"sudoku/solver/board"
)

// isSolutionOf reports whether a word is a full grid that keeps the digits of
// another.
func isSolutionOf(word, puzzle string) bool {
	return isWholeRecord(word) && strings.Trim(word, "123456789") == "" && agree(puzzle, word)
}

// agree reports whether a solution has the digits of a puzzle, both of 81
// symbols.
func agree(puzzle, solution string) bool {
	for i := range board.Cells {
		if d := puzzle[i]; d >= '1' && d <= '9' && d != solution[i] {
			return false
		}
	}
	return true
}

// isWholeRecord reports whether a word is 81 symbols and nothing else.
func isWholeRecord(word string) bool {
	return len(word) == board.Cells && leadingSymbols(word) == board.Cells
}

// recordsIn are the words of a line that are 81 symbols each, less those that
// are the solution of the one before.
func recordsIn(text string) (words []string) {
	if len(text) <= 2*board.Cells {
		return nil
	}
	for word := range strings.FieldsFuncSeq(text, isSeparator) {
		if !isWholeRecord(word) || len(words) > 0 && isSolutionOf(word, words[len(words)-1]) && word != words[len(words)-1] {
			continue
		}
		words = append(words, word)
	}
	return words
}
