package format

import (
	"bufio"
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// Entry is a puzzle of a list.
type Entry struct {
	Reading
	Line int // of the list, from 1; 0 for a puzzle that takes the whole text
}

// Puzzles reads a list with a puzzle in each line, as Line and the other formats
// of one line have it, mixed as one likes; or a file of OpenSudoku with any
// number of games; or a text with one puzzle in any format of the catalog, or
// with several grids one below another. Blank lines, lines that begin with '#',
// and a first line of column names are passed over. What cannot be read gives
// an *Error, in a list with the number of the line and without ending it; any
// other error comes from r and is the last. A list may be of any length and is
// read as it comes; a line, or a text without such lines, has at most MaxBytes.
func Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		in := bufio.NewReader(r)
		if isOpenSudoku(headOf(in)) {
			games(in)(yield)
			return
		}
		puzzlesInLines(in, yield)
	}
}

// headOf is as much of the head of a file as tells whether it is XML. It reads
// one byte after another, so that a short list is not waited for.
func headOf(in *bufio.Reader) string {
	const byteOrderMark = "\ufeff"
	var head string
	for size := 1; size <= len(byteOrderMark+"\r\n<opensudoku"); size++ {
		more, err := in.Peek(size)
		if err != nil {
			break
		}
		head = string(more)
		begun := strings.TrimLeft(strings.TrimPrefix(head, byteOrderMark), " \t\r\n")
		if begun != "" && begun[0] != '<' && !strings.HasPrefix(byteOrderMark, head) {
			break
		}
	}
	return head
}

func puzzlesInLines(in *bufio.Reader, yield func(Entry, error) bool) {
	// Rows of a grid are shorter than a puzzle in one line, so that the first
	// long line tells a list from a grid.
	var waiting []textLine
	size, isList, isWhole := 0, false, false
	records := list{yield: yield}
	for l, err := range textLines(in) {
		if err != nil {
			yield(Entry{}, err)
			return
		}
		if isList {
			if !records.read(l) {
				return
			}
			continue
		}
		waiting = append(waiting, l)
		size += l.size + 1
		isWhole = isWhole || isHeading(l.text)
		if isList = !isWhole && l.isRecord(); isList {
			if !records.read(waiting...) {
				return
			}
		} else if size > MaxBytes {
			yield(Entry{}, &Error{Kind: TooLong})
			return
		}
	}
	if !isList {
		readWhole(waiting, yield)
	}
}

// isHeading reports whether a line begins a file whose lines belong together,
// however long they are.
func isHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return strings.HasPrefix(text, dataVersion) || text == sadManPuzzle || strings.HasPrefix(text, "{")
}

// list passes on the puzzles of a list.
type list struct {
	yield   func(Entry, error) bool
	started bool // a line with something in it was seen
}

// read passes on the puzzles of lines and reports whether to go on.
func (s *list) read(lines ...textLine) bool {
	for _, l := range lines {
		if !s.readLine(l) {
			return false
		}
	}
	return true
}

func (s *list) readLine(l textLine) bool {
	e := Entry{Line: l.number}
	if l.size > MaxBytes {
		return s.yield(e, &Error{Kind: TooLong, Line: l.number})
	}
	one, bad := l.source()
	if bad != nil {
		return true // nothing but blanks and a comment
	}
	first := !s.started
	s.started = true
	text, comment := one.lines[0].text, one.lines[0].comment
	if first && isProse(text) && !strings.ContainsAny(text, "0123456789") {
		return true
	}
	r, err := readLine(one)
	if err != nil && err.Kind == Unrecognized {
		var g board.Grid
		var rest string
		g, rest, err = readRecord(text)
		r = reading(board.Position{Givens: g}, rest, comment)
		r.Format = Line.Key
	}
	if err != nil {
		err.Line = l.number
		return s.yield(e, err)
	}
	e.Reading = r
	return s.yield(e, nil)
}

// readLine reads a line in one of the formats of one line but Line, which is
// tried last: the commonest line, 81 symbols, has the looks of no other.
func readLine(one source) (Reading, *Error) {
	if text := one.lines[0].text; leadingSymbols(text) >= board.Cells && len(text) <= board.Cells+1 {
		return Reading{}, &Error{Kind: Unrecognized}
	}
	return readAny(one, lineFormats)
}
