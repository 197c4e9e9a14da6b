// Package explain says in words why a step holds. A Language provides the words: the
// name, sentence and lesson of every technique. Sentences are lists of tokens, so that a
// page can show on the board what each token refers to.
package explain

import (
	"strings"

	"sudoku/solver/board"
)

// Kind is the kind of item that a token refers to.
type Kind uint8

const (
	// Text is plain words.
	Text Kind = iota
	// Tokens of these kinds have the field of the same name set.
	Cells
	Digits
	Houses
	Candidates
	// Number is a count.
	Number
)

// Token is a piece of a sentence. It is comparable.
type Token struct {
	Kind Kind
	// Text is the piece as displayed.
	Text string
	// Hole is the name of the argument or effect that the piece fills in, or "" for text.
	Hole       string
	Cells      board.CellSet
	Digits     board.DigitSet
	Houses     board.HouseSet
	Candidates board.CandidateSet
}

// String joins the tokens into a sentence.
func String(tokens []Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Text)
	}
	return b.String()
}
