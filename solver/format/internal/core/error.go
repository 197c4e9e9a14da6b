package core

import (
	"fmt"
	"strings"
)

// Kind is what is wrong with a text.
type Kind uint8

// The kinds of errors.
const (
	// Empty: there is nothing but blanks and comments.
	Empty Kind = iota
	// TooLong: the text, or one line of a list, is too long to be a puzzle.
	TooLong
	// Unrecognized: the text has the looks of no format.
	Unrecognized
	// NotADigit: Text is where a digit or a blank belongs, in the cell at
	// Row and Column.
	NotADigit
	// WrongCellCount: there are Got cells, Want are needed.
	WrongCellCount
	// WrongRowCount: there are Got rows, Want are needed.
	WrongRowCount
	// WrongRowLength: Row has Got cells, Want are needed.
	WrongRowLength
	// SeveralPuzzles: there are Got puzzles, Want are needed.
	SeveralPuzzles
	// NotACandidate: Text is where a candidate belongs.
	NotACandidate
	// OtherSize: the grid has Got rows, Want are needed.
	OtherSize
	// Damaged: a code cannot be decoded, because a part of it is missing or
	// was changed.
	Damaged
	// TooNested: brackets are nested too deep.
	TooNested
	// Unsafe: the file asks for what is not done, such as a document type of
	// its own; Text is what asks for it.
	Unsafe
	// NeedsServer: the address is short for a puzzle that lies on the server
	// of the site, Text, and cannot be known without asking it.
	NeedsServer
	// NoPuzzle: the text is a log of what was done at a site, Text, without the
	// puzzle.
	NoPuzzle
	// NotACell: Text is at Row and Column where the format has an object
	// that says what is in the cell.
	NotACell
)

// Error says what is wrong with a text, and where. Row and Column are those
// of a cell; Line is that of the text and is left out where the text has but
// one. All count from 1; 0 means that there is no such place.
type Error struct {
	Kind              Kind
	Line, Row, Column int
	Text              string // the offending text, shortened
	Got, Want         int
}

// sentences are the words for each kind, less the place.
var sentences = [...]func(e *Error) string{
	Empty:          func(*Error) string { return "there is no puzzle in it" },
	TooLong:        func(*Error) string { return "too long to be a puzzle" },
	Unrecognized:   func(*Error) string { return "not recognized as a puzzle" },
	NotADigit:      func(e *Error) string { return fmt.Sprintf("'%s' is not a digit", e.Text) },
	WrongCellCount: func(e *Error) string { return count(e, "cell") },
	WrongRowCount:  func(e *Error) string { return count(e, "row") },
	WrongRowLength: func(e *Error) string { return count(e, "cell") },
	SeveralPuzzles: func(e *Error) string { return count(e, "puzzle") },
	NotACandidate:  func(e *Error) string { return fmt.Sprintf("'%s' is not a candidate", e.Text) },
	OtherSize:      func(e *Error) string { return count(e, "row") },
	Damaged:        func(*Error) string { return "the code is damaged or incomplete" },
	TooNested:      func(*Error) string { return "too many brackets in brackets" },
	Unsafe:         func(e *Error) string { return fmt.Sprintf("'%s' is not allowed", e.Text) },
	NeedsServer: func(e *Error) string {
		return fmt.Sprintf("only %s knows which puzzle this address is short for", e.Text)
	},
	NotACell: func(e *Error) string { return fmt.Sprintf("'%s' is no cell of this format", e.Text) },
	NoPuzzle: func(e *Error) string {
		return fmt.Sprintf("a log of %s, which has moves in it but not the puzzle", e.Text)
	},
}

func count(e *Error, noun string) string {
	if e.Got != 1 {
		noun += "s"
	}
	return fmt.Sprintf("%d %s, not %d", e.Got, noun, e.Want)
}

// Error is an English sentence such as "row 3, column 7: 'y' is not a digit".
func (e *Error) Error() string {
	var places []string
	for _, p := range []struct {
		name   string
		number int
	}{{"line", e.Line}, {"row", e.Row}, {"column", e.Column}} {
		if p.number > 0 {
			places = append(places, fmt.Sprintf("%s %d", p.name, p.number))
		}
	}
	sentence := sentences[e.Kind](e)
	if len(places) == 0 {
		return sentence
	}
	return strings.Join(places, ", ") + ": " + sentence
}

// BadDigit is the error for a text in the cell with an index from 0. A text
// that is missing shows as a space.
func BadDigit(index int, text string) *Error {
	if text == "" {
		text = " "
	}
	return &Error{Kind: NotADigit, Row: index/9 + 1, Column: index%9 + 1, Text: Shorten(text)}
}

// Shorten keeps the first dozen characters of a text.
func Shorten(text string) string {
	const most = 12
	n := 0
	for i := range text {
		if n == most {
			return text[:i] + "…"
		}
		n++
	}
	return text
}
