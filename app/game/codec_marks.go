package game

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// Letters for changes to marks. Like a change to a position, each change has four
// characters: a letter and three decimals. k, n and f toggle a corner mark, a centre mark
// or a colour of a cell; the decimals are two for the cell's index and one for the digit
// or colour. A to I give a candidate colour 1 to 9, and @ removes its colour; the
// decimals are the candidate's index.
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

// applyMark applies a change to the marks; ok is false if the letter and number do not
// encode a change.
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

// writeLinks encodes links, each as two ends, followed by = for a strong link or - for a
// weak one. An end in one cell is a candidate of three decimals. An end in several cells is
// a g, five decimals for the group, and the digit.
func writeLinks(l *board.LinkList) string {
	var b strings.Builder
	for _, link := range l.Links[:l.Len] {
		kind := '-'
		if link.Strong {
			kind = '='
		}
		b.WriteString(writeEnd(link.From) + writeEnd(link.To) + string(kind))
	}
	return b.String()
}

func writeEnd(e board.LinkEnd) string {
	if e.Group == 0 {
		return fmt.Sprintf("%03d", e.Candidate)
	}
	return fmt.Sprintf("g%05d%d", e.Group, e.Digit())
}

func readLinks(text string) (l board.LinkList, err error) {
	for text != "" {
		from, rest, ok1 := readEnd(text)
		to, rest, ok2 := readEnd(rest)
		if !ok1 || !ok2 || rest == "" || int(l.Len) == board.MaxLinks {
			return l, fmt.Errorf("links %q", text)
		}
		l.Links[l.Len] = board.DrawnLink{From: from, To: to, Strong: rest[0] == '='}
		l.Len++
		text = rest[1:]
	}
	return l, nil
}

// readEnd reads an end of a link and returns the rest of the text.
func readEnd(text string) (e board.LinkEnd, rest string, ok bool) {
	if strings.HasPrefix(text, "g") && len(text) >= 7 {
		group, err := strconv.ParseUint(text[1:6], 10, 16)
		digit := text[6] - '0'
		if err != nil || digit < 1 || digit > largestDigit {
			return e, "", false
		}
		e, ok = board.NewLinkEnd(board.Digit(digit), board.Group(group).Cells())
		return e, text[7:], ok
	}
	if len(text) < 3 {
		return e, "", false
	}
	x, err := strconv.ParseUint(text[:3], 10, 16)
	e.Candidate = board.Candidate(x)
	return e, text[3:], err == nil && x < board.Candidates
}
