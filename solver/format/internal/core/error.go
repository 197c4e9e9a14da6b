package core

import (
	"fmt"
	"strings"
)

// A Kind classifies an error in a text.
type Kind uint8

// The kinds of errors.
const (
	// Empty: the text has only blanks and comments.
	Empty Kind = iota
	// TooLong: the text, or a line of a list, is too long for a puzzle.
	TooLong
	// Unrecognized: the text does not look like any format.
	Unrecognized
	// NotADigit: the cell at Row and Column has Text instead of a digit or a blank.
	NotADigit
	// WrongCellCount: there are Got cells instead of Want.
	WrongCellCount
	// WrongRowCount: there are Got rows instead of Want.
	WrongRowCount
	// WrongRowLength: Row has Got cells instead of Want.
	WrongRowLength
	// SeveralPuzzles: there are Got puzzles instead of Want.
	SeveralPuzzles
	// NotACandidate: there is Text in place of a candidate.
	NotACandidate
	// OtherSize: the grid has Got rows instead of Want.
	OtherSize
	// Damaged: a code cannot be decoded because a part was lost or changed.
	Damaged
	// TooNested: the brackets are nested too deeply.
	TooNested
	// Unsafe: the file uses a forbidden feature, such as its own document type. Text is
	// the passage that uses it.
	Unsafe
	// NeedsServer: the address is a short link that only the site's server can resolve.
	// Text is the site.
	NeedsServer
	// NoPuzzle: the text is a log of moves without the puzzle. Text is the site that
	// wrote it.
	NoPuzzle
	// NotACell: the cell at Row and Column has Text instead of an object.
	NotACell
	// Ambiguous: the text can be read as different puzzles.
	Ambiguous
	// CutOff: the text ends prematurely.
	CutOff
	// Picture: the file is a picture.
	Picture
	// Packed: the file is compressed. Text says how.
	Packed
)

// An Error describes a fault in a text and its place. Row and Column identify a cell.
// Line is set if the text has several lines. All three count from 1; 0 means that the
// place is unknown.
type Error struct {
	Kind              Kind
	Line, Row, Column int
	Text              string // the offending text, shortened
	Got, Want         int
}

// sentences holds the message for each kind, without the place.
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
	NotACell:  func(e *Error) string { return fmt.Sprintf("'%s' is no cell of this format", e.Text) },
	Ambiguous: func(*Error) string { return "this could be read in different ways" },
	CutOff:    func(*Error) string { return "the text ends in the middle" },
	Picture:   func(*Error) string { return "a picture, not a text" },
	Packed:    func(e *Error) string { return fmt.Sprintf("packed as %s; unpack it first", e.Text) },
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

// Error returns an English sentence such as "row 3, column 7: 'y' is not a digit".
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

// BadDigit returns the error for a text that is not a digit, in the cell with the given
// 0-based index. An empty text is shown as a space.
func BadDigit(index int, text string) *Error {
	if text == "" {
		text = " "
	}
	return &Error{Kind: NotADigit, Row: index/9 + 1, Column: index%9 + 1, Text: Shorten(text)}
}

// Shorten truncates a text after twelve characters.
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
