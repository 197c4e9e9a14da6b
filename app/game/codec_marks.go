package game

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Letters for changes of marks. Like a change of a position, each has four characters: a
// letter and three decimals. k, n and f toggle a corner mark, a centre mark or a colour
// of a cell; the decimals are two for the cell's index and one for the digit or colour.
// A to I give a candidate colour 1 to 9, and @ removes its colour; the decimals are the
// candidate's index.
const (
	cornerMark   = 'k'
	centreMark   = 'n'
	cellColour   = 'f'
	noColour     = '@'
	largestDigit = 9
)

// pencilMarks maps letters to the sets of digits that they change.
func pencilMarks(m *board.Marks) map[byte]*[board.Cells]board.DigitSet {
	return map[byte]*[board.Cells]board.DigitSet{cornerMark: &m.Corner, centreMark: &m.Centre}
}

func writeMarks(b *strings.Builder, from, to *board.Marks) {
	if *from == *to {
		return
	}
	was, is := pencilMarks(from), pencilMarks(to)
	for _, letter := range []byte{cornerMark, centreMark} {
		for c, digits := range is[letter] {
			for d := range (digits ^ was[letter][c]).All() {
				fmt.Fprintf(b, "%c%02d%d", letter, c, d)
			}
		}
	}
	for c, colours := range to.Cells {
		for n := range board.Colour(largestDigit + 1) {
			if (colours^from.Cells[c])>>n&1 != 0 {
				fmt.Fprintf(b, "%c%02d%d", cellColour, c, n)
			}
		}
	}
	for x, colour := range to.Candidates {
		if colour != from.Candidates[x] {
			fmt.Fprintf(b, "%c%03d", noColour+byte(colour), x)
		}
	}
}

// applyMark applies a change of marks; ok is false if it is not one.
func applyMark(letter byte, number int, m *board.Marks) (ok bool) {
	cell, digit := number/10, number%10
	switch {
	case letter >= noColour && letter <= noColour+largestDigit && number < board.Candidates:
		m.Candidates[number] = board.Colour(letter - noColour)
	case cell >= board.Cells || digit == 0:
		return false
	case letter == cellColour:
		m.Cells[cell] ^= 1 << digit
	default:
		marks, known := pencilMarks(m)[letter]
		if !known {
			return false
		}
		marks[cell] ^= board.NewDigitSet(board.Digit(digit))
	}
	return true
}

// writeLinks encodes links, each as two candidates of three decimals and = for a strong
// or - for a weak link.
func writeLinks(l *board.LinkList) string {
	var b strings.Builder
	for _, link := range l.Links[:l.Len] {
		kind := '-'
		if link.Strong {
			kind = '='
		}
		fmt.Fprintf(&b, "%03d%03d%c", link.From, link.To, kind)
	}
	return b.String()
}

func readLinks(text string) (l board.LinkList, err error) {
	const size = 7
	for ; text != ""; text = text[size:] {
		if len(text) < size || int(l.Len) == board.MaxLinks {
			return l, fmt.Errorf("links %q", text)
		}
		from, err1 := strconv.ParseUint(text[:3], 10, 16)
		to, err2 := strconv.ParseUint(text[3:6], 10, 16)
		if err1 != nil || err2 != nil || from >= board.Candidates || to >= board.Candidates {
			return l, fmt.Errorf("link %q", text[:size])
		}
		l.Links[l.Len] = board.DrawnLink{
			From: board.Candidate(from), To: board.Candidate(to), Strong: text[6] == '=',
		}
		l.Len++
	}
	return l, nil
}
