package core

import (
	"strings"

	"sudoku/solver/board"
)

// What follows is common to the formats that are one long word, a code, with
// perhaps a comment after it.

// shortestWrap is the least length of a line that a mail program breaks.
const shortestWrap = 50

// Code is the first word of the text with what stands after it. A code that
// takes several lines, as mail programs break it, is put together again.
func (s Source) Code() (word string, comments []string) {
	var b strings.Builder
	isWrapped := true
	for _, l := range s.Lines {
		first, rest := FirstWord(l.Text)
		comments = append(comments, l.Comment)
		switch {
		case b.Len() == 0:
			b.WriteString(first)
			comments = append(comments, rest)
			isWrapped = len(first) >= shortestWrap && rest == ""
		case isWrapped && rest == "":
			b.WriteString(first)
		default:
			comments = append(comments, strings.TrimSpace(l.Text))
			isWrapped = false
		}
	}
	return b.String(), comments
}

// Word is the code alone.
func (s Source) Word() string {
	if len(s.Lines) == 1 {
		first, _ := FirstWord(s.Lines[0].Text)
		return first
	}
	word, _ := s.Code()
	return word
}

// FromBase reads the digits of a number in a base up to 36, in lower case. ok
// is false if there is anything else.
func FromBase(text string, base int) (n int, ok bool) {
	for i := range len(text) {
		var d int
		switch ch := text[i]; {
		case ch >= '0' && ch <= '9':
			d = int(ch - '0')
		case ch >= 'a' && ch <= 'z':
			d = int(ch-'a') + 10
		default:
			return 0, false
		}
		if d >= base {
			return 0, false
		}
		n = n*base + d
	}
	return n, true
}

// IsBase reports whether a text consists of digits of a base up to 36.
func IsBase(text string, base int) bool {
	for i := range len(text) {
		if _, ok := FromBase(text[i:i+1], base); !ok {
			return false
		}
	}
	return true
}

// AppendBase writes a number with at least two digits.
func AppendBase(out []byte, n, base int) []byte {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	return append(out, digits[n/base], digits[n%base])
}

// DigitsOnly writes 81 digits, 0 for an empty cell.
func DigitsOnly(g *board.Grid) string {
	return strings.ReplaceAll(g.String(), ".", "0")
}

// CheckCells makes sure that there are as many characters or fields as 81 cells
// take, size each. What is left of a cell counts only where it is one too many.
func CheckCells(n, size int) *Error {
	if n == size*board.Cells {
		return nil
	}
	got := n / size
	if got >= board.Cells {
		got = (n + size - 1) / size
	}
	return &Error{Kind: WrongCellCount, Got: got, Want: board.Cells}
}

// DecodeMask is a set of digits whose bits begin at a place: bit 0 or 1 for the
// digit 1. ok is false for a number that is none.
func DecodeMask(n, place int) (set board.DigitSet, ok bool) {
	if n < 0 || n&(1<<place-1) != 0 || n>>place > int(board.AllDigits) {
		return 0, false
	}
	return board.DigitSet(n >> place), true
}

// ShortestCode is the length of the shortest code that is a puzzle: a Codoku of no
// digits.
const ShortestCode = 14

// FirstWord cuts a line after its first word.
func FirstWord(text string) (word, rest string) {
	text = strings.TrimLeft(text, " \t")
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		return text[:i], strings.TrimSpace(text[i:])
	}
	return text, ""
}
