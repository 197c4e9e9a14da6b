package format

import (
	"bufio"
	"errors"
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
		// One byte after another, so that a short list is not waited for.
		head := []byte{}
		for len(head) < len("<opensudoku") && (len(head) == 0 || isOpenSudokuStart(head)) {
			more, err := in.Peek(len(head) + 1)
			if err != nil {
				break
			}
			head = more
		}
		if isOpenSudoku(string(head)) {
			games(in)(yield)
			return
		}
		puzzlesInLines(in, yield)
	}
}

// isOpenSudokuStart reports whether what a file begins with may go on as XML.
func isOpenSudokuStart(head []byte) bool {
	text := strings.TrimLeft(string(head), " \t\r\n\ufeff\xef\xbb")
	return text == "" || text[0] == '<'
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

// readWhole reads lines that are no list: one puzzle, or else several grids.
func readWhole(lines []textLine, yield func(Entry, error) bool) {
	r, err := Read(joined(lines))
	if err == nil {
		yield(Entry{Reading: r}, nil)
		return
	}
	grids := cutGrids(lines)
	if len(grids) < 2 {
		yield(Entry{}, err)
		return
	}
	for _, grid := range grids {
		e := Entry{Line: grid[0].number}
		e.Reading, err = Read(joined(grid))
		if wrong, ok := errors.AsType[*Error](err); ok {
			wrong.Line = max(wrong.Line, 1) + e.Line - 1
		}
		if !yield(e, err) {
			return
		}
	}
}

func joined(lines []textLine) string {
	var text strings.Builder
	for _, l := range lines {
		text.WriteString(l.text + "\n")
	}
	return text.String()
}

// cutGrids cuts lines behind every ninth one that holds symbols. Lines without
// any between two grids are a part of neither, but for words above.
func cutGrids(lines []textLine) (grids [][]textLine) {
	var grid []textLine
	rows := 0
	for _, l := range lines {
		text, _, _ := strings.Cut(clean(l.text), "#")
		kind := newRow(line{text: text}).kind
		if rows == 0 && kind != filledRow && kind != wordRow {
			continue
		}
		grid = append(grid, l)
		if kind == filledRow {
			rows++
		}
		if rows == 9 {
			grids = append(grids, grid)
			grid, rows = nil, 0
		}
	}
	if rows > 0 {
		grids = append(grids, grid)
	}
	return grids
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

// textLine is a line of a list without its end.
type textLine struct {
	number int    // from 1
	size   int    // in bytes
	text   string // "" if the line is longer than MaxBytes
}

// source is the line cleaned; what else may end a line is a blank here.
func (l textLine) source() (source, error) {
	return newSource(strings.ReplaceAll(clean(l.text), "\n", " "))
}

// isRecord reports whether a line is meant for a whole puzzle.
func (l textLine) isRecord() bool {
	if l.size < shortestCode {
		return false
	}
	one, bad := l.source()
	if bad != nil {
		return false
	}
	if address, _, ok := one.address(); ok && address != "" {
		_, err := readLink(address)
		return err == nil
	}
	if isRecord(one.lines[0].text) {
		return true
	}
	for _, f := range lineFormats {
		if f.detects(one) {
			return true
		}
	}
	return false
}

// textLines cuts a reader into lines, which end with LF, CR or both, and keeps
// of each no more than is read. The error is that of the reader.
func textLines(r io.Reader) iter.Seq2[textLine, error] {
	return func(yield func(textLine, error) bool) {
		in := bufio.NewReader(r)
		var text []byte
		size, number, last := 0, 1, byte(0)
		for {
			b, err := in.ReadByte()
			atEnd := errors.Is(err, io.EOF)
			switch {
			case err != nil && !atEnd:
				yield(textLine{}, err)
				return
			case atEnd && size == 0:
				return
			case b == '\n' && last == '\r':
			case atEnd, b == '\n', b == '\r':
				if size > MaxBytes {
					text = nil
				}
				if !yield(textLine{number, size, string(text)}, nil) || atEnd {
					return
				}
				text, size = text[:0], 0
				number++
			default:
				if size++; size <= MaxBytes {
					text = append(text, b)
				}
			}
			last = b
		}
	}
}
