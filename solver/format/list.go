package format

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// Entry is a puzzle of a list.
type Entry struct {
	Reading
	Line int // of the list, from 1; 0 for a puzzle that takes the whole text

	// Plain is the line itself where it is 81 digits and points, nil for any
	// other. It is valid until the next entry.
	Plain []byte
}

// Puzzles reads a list with a puzzle in each line, as Line and the other formats
// of one line have it, or with grids one below another, of digits or of
// candidates, mixed as one likes; or a file of OpenSudoku with any number of
// games; or a text with one puzzle in any format of the catalog. Blank lines,
// lines that begin with '#' or consist of strokes, and a first line of column
// names are passed over. What cannot be read gives an *Error, in a list with the
// number of the line and without ending it; any other error comes from r and is
// the last. A list may be of any length and is read as it comes; a line, or a
// text with one puzzle, has at most MaxBytes.
func Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for e, err := range Scan(r, false) {
			if !yield(*e, err) {
				return
			}
		}
	}
}

// Scan is Puzzles with one Entry used over and over, which saves much of the
// time that long lists take. inside says that the text is a part of a list
// with a puzzle in each line, and not its first.
func Scan(r io.Reader, inside bool) iter.Seq2[*Entry, error] {
	return func(yield func(*Entry, error) bool) {
		in := bufio.NewReader(r)
		if !inside && isOpenSudoku(headOf(in)) {
			games(in)(func(e Entry, err error) bool { return yield(&e, err) })
			return
		}
		s := list{in: in, yield: yield, begun: inside, named: inside}
		s.grids.emit = s.put
		s.read()
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

// InLines reports whether a list has a puzzle in each line, to judge by its
// head, so that it may be cut behind any line. A head of some thousand
// characters tells.
func InLines(head string) bool {
	if isOpenSudoku(head) {
		return false
	}
	whole := strings.LastIndexAny(head, "\r\n") + 1
	records := 0
	for l := range textLines(bufio.NewReader(strings.NewReader(head[:whole]))) {
		switch {
		case l.isRecord():
			records++
		case records == 0 && isHeading(string(l.raw)), isGridRow(l):
			return false
		}
	}
	return records > 0
}

// isHeading reports whether a line begins a file whose lines belong together,
// however long they are.
func isHeading(text string) bool {
	text = strings.ToLower(strings.TrimSpace(text))
	return strings.HasPrefix(text, dataVersion) || text == sadManPuzzle || strings.HasPrefix(text, "{")
}

// mostWhole is from which size on, in bytes, grids one below another are passed
// on as they come and no longer held for what may be one puzzle.
const mostWhole = 1 << 16

// list passes on the puzzles of a text.
type list struct {
	in    *bufio.Reader
	yield func(*Entry, error) bool
	entry Entry
	dirty bool // entry holds more than the givens of a plain line
	begun bool // a line with a puzzle was seen
	named bool // a line with something in it was seen
	grids grids
}

func (s *list) read() {
	// Rows of a grid are shorter than a puzzle in one line, so that the first
	// long line tells a list from a grid.
	var waiting []textLine
	size, rows, isWhole, inGrids := 0, 0, false, false
	for l, err := range textLines(s.in) {
		switch {
		case err != nil:
			s.yield(&Entry{}, err)
			return
		case s.begun:
			if !s.line(l) {
				return
			}
			continue
		case !isWhole && l.isRecord():
			s.begun = true
			if inGrids && !s.grids.end() || !s.lines(waiting) || !s.line(l) {
				return
			}
			waiting = nil
			continue
		case inGrids:
			if !s.grids.add(l.kept()) {
				return
			}
			continue
		}
		waiting = append(waiting, l.kept())
		size += l.size + 1
		isWhole = isWhole || isHeading(string(l.raw))
		if kindOf(l) == filledRow {
			rows++
		}
		switch {
		case size > MaxBytes:
			s.yield(&Entry{}, &Error{Kind: TooLong})
			return
		case size > mostWhole && rows >= 18 && !isWhole:
			inGrids = true
			for _, l := range waiting {
				if !s.grids.add(l) {
					return
				}
			}
			waiting = nil
		}
	}
	if s.begun || inGrids {
		s.grids.end()
		return
	}
	s.readWhole(waiting)
}

// lines passes on the puzzles of lines and reports whether to go on.
func (s *list) lines(lines []textLine) bool {
	for _, l := range lines {
		if !s.line(l) {
			return false
		}
	}
	return true
}

// line passes on the puzzle of a line of a list, unless the line may be a row of
// a grid.
func (s *list) line(l textLine) bool {
	if s.grids.isEmpty() && !s.aboveGrid() {
		if g, plain := plainGrid(l.raw); plain {
			if s.dirty {
				s.entry, s.dirty = Entry{}, false
			}
			s.entry.Givens, s.entry.Format = g, Line.Key
			s.entry.Line, s.entry.Plain = l.number, l.raw[:board.Cells]
			s.named = true
			return s.yield(&s.entry, nil)
		}
	}
	switch {
	case l.size <= MaxBytes && len(bytes.TrimSpace(l.raw)) == 0:
		return true // may stand within a grid
	case isGridRow(l):
		s.grids.alone = s.alone
		return s.grids.add(l.kept())
	case s.aboveGrid() && l.isRecord():
		return s.grids.end() && s.grids.above(l.kept())
	}
	return s.grids.end() && s.alone(l)
}

// aboveGrid reports whether the next line begins a frame, so that a line of
// givens may belong to what it holds. A line that is still to come is not waited
// for.
func (s *list) aboveGrid() bool {
	head, _ := s.in.Peek(min(s.in.Buffered(), 6))
	return bytes.Contains(head, []byte("---"))
}

// alone reads a line by itself.
func (s *list) alone(l textLine) bool {
	if l.size > MaxBytes {
		return s.yield(&Entry{Line: l.number}, &Error{Kind: TooLong, Line: l.number})
	}
	one, bad := l.source()
	if bad != nil {
		return true // nothing but blanks and a comment
	}
	first := !s.named
	s.named = true
	text, comment := one.lines[0].text, one.lines[0].comment
	r, err := readLine(one)
	if err != nil && err.Kind == Unrecognized {
		if first && isProse(text) && !strings.ContainsAny(text, "0123456789") {
			return true // names of columns
		}
		var g board.Grid
		var rest string
		g, rest, err = readRecord(text)
		r = reading(board.Position{Givens: g}, rest, comment)
		r.Format = Line.Key
	}
	return s.put(l.number, r, err)
}

// put passes on a puzzle, or why it could not be read.
func (s *list) put(line int, r Reading, err *Error) bool {
	s.entry, s.dirty = Entry{Reading: r, Line: line}, true
	if err != nil {
		err.Line = max(err.Line, line)
		return s.yield(&s.entry, err)
	}
	return s.yield(&s.entry, nil)
}

// readLine reads a line in one of the formats of one line but Line, which is
// tried last: the commonest line, 81 symbols, has the looks of no other.
func readLine(one source) (Reading, *Error) {
	if text := one.lines[0].text; leadingSymbols(text) >= board.Cells && len(text) <= board.Cells+1 {
		return Reading{}, &Error{Kind: Unrecognized}
	}
	return readAny(one, lineFormats)
}

// plainGrid reads the commonest line, 81 digits and points with nothing but
// blanks behind them, a few times as fast as Line, which reads all others.
func plainGrid(line []byte) (g board.Grid, ok bool) {
	line = bytes.TrimRight(line, " \t")
	if len(line) != board.Cells {
		return g, false
	}
	var all board.Digit
	for i := range g {
		d := plainDigits[line[i]]
		g[i] = d
		all |= d
	}
	return g, all < 16
}

// plainDigits are the digits by the characters that plainGrid reads; 16 stands
// for any other character.
var plainDigits = func() (digits [256]board.Digit) {
	for ch := range digits {
		switch {
		case '0' <= ch && ch <= '9':
			digits[ch] = board.Digit(ch - '0')
		case ch != '.':
			digits[ch] = 16
		}
	}
	return digits
}()
