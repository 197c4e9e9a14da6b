package format

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/record"
)

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

// Live is Puzzles for a reader that waits for what becomes of a puzzle before it
// sends the next one. A puzzle in a line is passed on when the line ends, where
// Puzzles looks whether a grid of candidates follows; if one does, it is passed
// on as the same puzzle Again. Its Entry is used over and over, as Scan's is.
func Live(r io.Reader) iter.Seq2[*Entry, error] { return scan(r, false, true) }

// Scan is Puzzles with one Entry used over and over, which saves much of the
// time that long lists take. inside says that the text is a part of a list
// with a puzzle in each line, and not its first.
func Scan(r io.Reader, inside bool) iter.Seq2[*Entry, error] { return scan(r, inside, false) }

func scan(r io.Reader, inside, live bool) iter.Seq2[*Entry, error] {
	return func(yield func(*Entry, error) bool) {
		in := core.InUTF8(bufio.NewReader(r))
		if !inside {
			var head string
			head, in = peekHead(in)
			if f := fileFormat(head, in); f != nil {
				f.File.Entries(in)(func(e Entry, err error) bool { return yield(&e, err) })
				return
			}
		}
		s := list{in: in, yield: yield, live: live, begun: inside, named: inside}
		s.grids.emit, s.grids.again = s.put, s.putAgain
		s.read()
	}
}

// list passes on the puzzles of a text.
type list struct {
	in      *bufio.Reader
	yield   func(*Entry, error) bool
	entry   Entry
	dirty   bool           // entry holds more than the givens of a plain line
	blank   bool           // entry holds nothing but the number of a line
	live    bool           // a line is passed on before the next one is there
	begun   bool           // a line with a puzzle was seen
	named   bool           // a line with something in it was seen
	columns record.Columns // what the first line names
	held    textLine       // a line that waits for the next one
	isHeld  bool
	above   textLine // live: the line that was passed on last, if it may be the head of a clipboard
	grids   grids
}

// isMarkup reports whether the text is XML, whose lines belong together.
func (s *list) isMarkup() bool {
	if s.begun {
		return false
	}
	head, _ := s.in.Peek(1)
	return string(head) == "<" && isOtherMarkup(s.in)
}

func (s *list) read() {
	// Rows of a grid are shorter than a puzzle in one line, so that the first
	// long line distinguishes a list from a grid.
	var waiting []textLine
	size, rows, isWhole, inGrids := 0, 0, s.isMarkup(), false
	var run blockRun
	for l, err := range textLines(s.in) {
		inside := false
		if !s.begun && err == nil {
			_, inside = run.follow(string(l.raw))
		}
		switch {
		case err != nil:
			if !s.isHeld || s.take(s.held, false) {
				s.yield(&Entry{}, err)
			}
			return
		case s.begun:
			if !s.line(l) {
				return
			}
			continue
		case !isWhole && !inside && l.isRecord():
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
		if lineKind(l) == basic.FilledRow {
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
		s.end()
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

// line takes in a line of a list. A line that a grid of candidates may belong to
// waits for the next one, wherever the reader stops: what a list says does not
// depend on how it comes.
func (s *list) line(l textLine) bool {
	if s.live {
		return s.take(l, false)
	}
	if s.isHeld {
		s.isHeld = false
		if !s.take(s.held, isFrameHead(l.raw)) {
			return false
		}
	}
	if l.size < board.Cells || l.raw == nil {
		return s.take(l, false)
	}
	l.raw = append(s.held.raw[:0], l.raw...)
	s.held, s.isHeld = l, true
	return true
}

// end takes in the line that waits and passes on what is left.
func (s *list) end() {
	if !s.isHeld || s.take(s.held, false) {
		s.grids.end()
	}
}

// take passes on the puzzle of a line of a list, unless the line may belong to a
// grid or a block. aboveFrame says that a frame begins in the next line.
func (s *list) take(l textLine, aboveFrame bool) bool {
	above := s.above
	s.above = textLine{}
	g, isPlain := plainGrid(l.raw)
	if isPlain && s.grids.isEmpty() && !aboveFrame {
		s.remember(l)
		return s.plain(l, &g)
	}
	if s.live && above.raw != nil && isFrameHead(l.raw) {
		s.grids.over = []textLine{above}
	}
	s.grids.alone = s.alone
	if !isPlain || s.grids.block {
		taken, goOn := s.grids.addToBlock(l.kept())
		if taken || !goOn {
			return goOn
		}
	}
	switch {
	case l.size <= MaxBytes && len(bytes.TrimSpace(l.raw)) == 0:
		return true // may be within a grid
	case isGridRow(l):
		return s.grids.add(l.kept())
	case aboveFrame && l.isRecord():
		return s.grids.end() && s.grids.above(l.kept())
	}
	s.remember(l)
	return s.grids.end() && s.alone(l)
}

// plain passes on the commonest line.
func (s *list) plain(l textLine, g *board.Grid) bool {
	if s.dirty {
		s.entry, s.dirty = Entry{}, false
	}
	s.entry.Givens, s.entry.Format, s.blank = *g, basic.Line.Key, false
	s.entry.Line, s.entry.Plain = l.number, l.raw[:board.Cells]
	s.named = true
	return s.yield(&s.entry, nil)
}

// remember keeps a line that is passed on before it is known what follows.
func (s *list) remember(l textLine) {
	s.grids.over = nil
	if s.live && l.isRecord() {
		s.above = l.kept()
	}
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
	text := one.Lines[0].Text
	if t, ok := s.columns.Of(text); ok {
		r, err := t.Reading([]string{one.Lines[0].Comment})
		r.Format = record.DataSet.Key
		return s.put(l.number, r, err)
	}
	if f := findLineFormat(one); f != nil {
		r, err := f.Read(one)
		if err != nil && err.Kind == SeveralPuzzles {
			if all := severalIn(one, inList); len(all) > 1 {
				return s.each(all, l.number)
			}
		}
		if err == nil || err.Kind != Unrecognized {
			return s.put(l.number, r, err)
		}
	}
	if first && basic.IsProse(text) && !strings.ContainsAny(text, "0123456789") {
		s.columns = record.FindColumns(text)
		return true
	}
	return s.records(l.number, one.Lines[0])
}

// records reads the puzzles of 81 symbols in a line, usually one.
func (s *list) records(number int, l core.TextLine) bool {
	words := basic.RecordsIn(l.Text)
	if len(words) < 2 {
		words = []string{l.Text}
	}
	for i, word := range words {
		g, rest, err := basic.ReadRecord(word)
		if err != nil {
			if !s.refuse(number, err) {
				return false
			}
			continue
		}
		comments := []string{rest}
		if i == 0 {
			comments = append(comments, l.Comment)
		}
		r := core.NewReading(board.Position{Givens: g}, comments...)
		r.Format = basic.Line.Key
		if !s.put(number, r, nil) {
			return false
		}
	}
	return true
}

// refuse passes on why a line could not be read.
func (s *list) refuse(number int, err *Error) bool {
	if !s.blank {
		s.entry, s.blank = Entry{}, true
	}
	s.entry.Line = number
	err.Line = max(err.Line, number)
	return s.yield(&s.entry, err)
}

// put passes on a puzzle, or why it could not be read.
func (s *list) put(line int, r Reading, err *Error) bool {
	if r, err = whole(r, err); err != nil {
		return s.refuse(line, err)
	}
	s.entry, s.dirty, s.blank = Entry{Reading: r, Line: line}, true, false
	return s.yield(&s.entry, nil)
}

// putAgain passes on the puzzle of a line that was passed on already.
func (s *list) putAgain(line int, r Reading) bool {
	s.entry, s.dirty, s.blank = Entry{Reading: r, Line: line, Again: true}, true, false
	return s.yield(&s.entry, nil)
}
