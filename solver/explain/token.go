// Package explain says in words why a step holds. The words are those of a
// Language, which has the name, the sentence and the lesson of every technique;
// a sentence comes as a row of tokens, so that a page can show on the board what
// each of them means.
package explain

import (
	"strings"

	"sudoku/solver/board"
)

// Kind is what a token names.
type Kind uint8

// The kinds of tokens.
const (
	// Text: words, nothing on the board.
	Text Kind = iota
	// Cells, Digits, Houses and Candidates name what the fields of the same
	// names hold.
	Cells
	Digits
	Houses
	Candidates
	// Chain names the candidates of a chain's nodes, as it is read.
	Chain
	// Number is a count.
	Number
)

// Token is a piece of a sentence. It is comparable.
type Token struct {
	Kind Kind
	// Text is the piece as it is read.
	Text string
	// Hole is the name of the argument or the effect that the piece fills
	// in, "" for text.
	Hole       string
	Cells      board.CellSet
	Digits     board.DigitSet
	Houses     board.HouseSet
	Candidates board.CandidateSet
}

// String joins the tokens to the sentence.
func String(tokens []Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Text)
	}
	return b.String()
}
