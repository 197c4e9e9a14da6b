package core

import (
	"strings"

	"sudoku/solver/board"
)

// The rest of this file is shared by the formats that consist of one long word, a code,
// with an optional comment after it.

// shortestWrap is the minimum length of a line that a mail program may have wrapped.
const shortestWrap = 50

// Code returns the first word of the text and the comments after it. It joins a code that
// a mail program has wrapped.
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

// Word returns the code without comments.
func (s Source) Word() string {
	if len(s.Lines) == 1 {
		first, _ := FirstWord(s.Lines[0].Text)
		return first
	}
	word, _ := s.Code()
	return word
}

// FromBase parses a number in a base up to 36 with lower-case digits. It returns false if
// the text contains any other character.
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

// IsBase reports whether a text consists of digits in a base up to 36.
func IsBase(text string, base int) bool {
	for i := range len(text) {
		if _, ok := FromBase(text[i:i+1], base); !ok {
			return false
		}
	}
	return true
}

// AppendBase appends a number as two digits in a base up to 36.
func AppendBase(out []byte, n, base int) []byte {
	const digits = "0123456789abcdefghijklmnopqrstuvwxyz"
	return append(out, digits[n/base], digits[n%base])
}

// DigitsOnly returns a grid as 81 digits, with 0 for an empty cell.
func DigitsOnly(g *board.Grid) string {
	return strings.ReplaceAll(g.String(), ".", "0")
}

// CheckCells returns an error unless n characters or fields make 81 cells of the given
// size. An incomplete cell is counted only if there are at least 81 complete ones.
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

// DecodeMask decodes a set of digits in which the bit at index place stands for the digit
// 1. It returns false if n is not such a set.
func DecodeMask(n, place int) (set board.DigitSet, ok bool) {
	if n < 0 || n&(1<<place-1) != 0 || n>>place > int(board.AllDigits) {
		return 0, false
	}
	return board.DigitSet(n >> place), true
}

// ShortestCode is the length of the shortest code of a puzzle, an empty Codoku.
const ShortestCode = 14

// FirstWord splits a line after its first word.
func FirstWord(text string) (word, rest string) {
	text = strings.TrimLeft(text, " \t")
	if i := strings.IndexAny(text, " \t"); i >= 0 {
		return text[:i], strings.TrimSpace(text[i:])
	}
	return text, ""
}
