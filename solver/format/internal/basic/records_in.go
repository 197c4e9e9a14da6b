package basic

import (
	"strings"

	"sudoku/solver/board"
)

// Solves reports whether a word is a full grid that agrees with a puzzle.
func Solves(word, puzzle string) bool {
	return IsWholeRecord(word) && strings.Trim(word, "123456789") == "" && Agree(puzzle, word)
}

// Agree reports whether a solution contains the digits of a puzzle. Both must have 81
// symbols.
func Agree(puzzle, solution string) bool {
	for i := range board.Cells {
		if d := puzzle[i]; d >= '1' && d <= '9' && d != solution[i] {
			return false
		}
	}
	return true
}

// IsWholeRecord reports whether a word consists of exactly 81 symbols.
func IsWholeRecord(word string) bool {
	return len(word) == board.Cells && LeadingSymbols(word) == board.Cells
}

// RecordsIn returns the words in a line that have 81 symbols each. It leaves out a word
// that solves the word before it, unless the two are equal. It returns nil if the line is
// too short for two words.
func RecordsIn(text string) (words []string) {
	if len(text) <= 2*board.Cells {
		return nil
	}
	for word := range strings.FieldsFuncSeq(text, IsSeparator) {
		if !IsWholeRecord(word) || len(words) > 0 && Solves(word, words[len(words)-1]) && word != words[len(words)-1] {
			continue
		}
		words = append(words, word)
	}
	return words
}
