package format

import (
	"bufio"
	"bytes"
	"io"
	"iter"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/record"
)

// Puzzles reads a list of puzzles. A list has one puzzle per line, in Line or another
// one-line format, or grids of digits or candidates one below another, in any mixture.
// The text may also be an OpenSudoku file with any number of games, or a single puzzle in
// any format of the catalog. Puzzles skips blank lines, lines that begin with '#', rulers
// such as "-----", and a header on the first line.
//
// An *Error describes an unreadable part of the text. In a list it holds the line number,
// and the iteration continues. Any other error comes from r and is the last. A list may
// have any length and is read incrementally. A line, or a text with one puzzle, is
// limited to MaxBytes.
func Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for e, err := range Scan(r, false) {
			if !yield(*e, err) {
				return
			}
		}
	}
}

// Live is like Puzzles for interactive input. It yields the puzzle of a line when the
// line ends, whereas Puzzles first checks whether a candidate grid follows. If one does,
// Live yields the puzzle a second time, with Again set. It reuses its Entry, as Scan
// does.
func Live(r io.Reader) iter.Seq2[*Entry, error] { return scan(r, false, true) }

// Scan is like Puzzles but reuses one Entry, which is much faster for long lists. If
// inside is true, the text is a later part of a list with one puzzle per line.
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
		s := list{in: in, yield: yield, live: live, started: inside, sawText: inside}
		s.grids.emit, s.grids.again = s.put, s.putAgain
		s.read()
	}
}

// A list splits a text into puzzles and yields them.
type list struct {
	in      *bufio.Reader
	yield   func(*Entry, error) bool
	entry   Entry
	dirty   bool           // entry holds more than the givens of a plain line
	blank   bool           // entry holds only a line number
	live    bool           // yield a line before reading the next one
	started bool           // a line with a puzzle was read
	sawText bool           // a line with any content was read
	columns record.Columns // columns named on the first line
	glance  core.Glance    // glance at the last line that was read on its own
	held    textLine       // line waiting for the next one
	isHeld  bool
	above   textLine // in live mode, the last line yielded
	isAbove bool     // whether above may begin a HoDoKu copy
	grids   grids
}

// isMarkup reports whether the text is XML or HTML, whose lines belong together.
func (s *list) isMarkup() bool {
	if s.started {
		return false
	}
	head, _ := s.in.Peek(1)
	return string(head) == "<" && isOtherMarkup(s.in)
}

func (s *list) read() {
	// The rows of a grid are shorter than a puzzle on one line, so the first long line
	// distinguishes a list from a grid.
	var waiting []textLine
	size, rows, isWhole, inGrids := 0, 0, s.isMarkup(), false
	var run blockRun
	for l, err := range textLines(s.in) {
		inside := false
		if l.number == 1 && !s.started && err == nil {
			if binary := core.AsBinary(string(l.raw[:min(len(l.raw), mostHead)]) + "\n"); binary != nil {
				s.yield(&Entry{}, binary)
				return
			}
		}
		if !s.started && err == nil {
			_, inside = run.follow(l.raw)
		}
		switch {
		case err != nil:
			if !s.isHeld || s.take(s.held, false) {
				s.yield(&Entry{}, err)
			}
			return
		case s.started:
			if !s.line(l) {
				return
			}
			continue
		case !isWhole && !inside && l.isRecord():
			s.started = true
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
	if s.started || inGrids {
		s.end()
		return
	}
	s.readWhole(waiting)
}

// lines processes lines of a list and reports whether to continue.
func (s *list) lines(lines []textLine) bool {
	for _, l := range lines {
		if !s.line(l) {
			return false
		}
	}
	return true
}

// line processes a line of a list. A line that may belong to a following candidate grid
// waits for the next line, so the result does not depend on how the reader splits the
// text.
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

// end processes the waiting line and yields the remaining puzzles.
func (s *list) end() {
	if !s.isHeld || s.take(s.held, false) {
		s.grids.end()
	}
}

// take yields the puzzle of a line unless the line may belong to a grid or a block. If
// aboveFrame is true, the next line begins a frame.
func (s *list) take(l textLine, aboveFrame bool) bool {
	isAbove := s.isAbove
	s.isAbove = false
	g, isPlain := plainGrid(l.raw)
	if isPlain && s.grids.isEmpty() && !aboveFrame {
		s.remember(l, true)
		return s.plain(l, &g)
	}
	if isAbove && isFrameHead(l.raw) {
		s.grids.over = []textLine{s.above.kept()}
	}
	s.grids.alone = s.alone
	if !isPlain || s.grids.block {
		taken, goOn := s.grids.addToBlock(l)
		if taken || !goOn {
			return goOn
		}
	}
	switch {
	case l.size <= MaxBytes && len(bytes.TrimSpace(l.raw)) == 0:
		return true // may be inside a grid
	case isGridRow(l):
		return s.grids.add(l.kept())
	case aboveFrame && l.isRecord():
		return s.grids.end() && s.grids.above(l.kept())
	}
	s.remember(l, isPlain)
	return s.grids.end() && s.alone(l)
}

// plain yields a line of 81 plain symbols, the most frequent case.
func (s *list) plain(l textLine, g *board.Grid) bool {
	if s.dirty {
		s.entry, s.dirty = Entry{}, false
	}
	s.entry.Givens, s.entry.Format, s.blank = *g, basic.Line.Key, false
	s.entry.Line, s.entry.Plain = l.number, l.raw[:board.Cells]
	s.sawText = true
	return s.yield(&s.entry, nil)
}

// remember keeps a line that is yielded before the next line is read, in case a candidate
// grid follows.
func (s *list) remember(l textLine, isPlain bool) {
	s.grids.over = nil
	if s.live && (isPlain || l.isRecord()) {
		l.raw = append(s.above.raw[:0], l.raw...)
		s.above, s.isAbove = l, true
	}
}

// alone reads a line on its own.
func (s *list) alone(l textLine) bool {
	if l.size > MaxBytes {
		return s.yield(&Entry{Line: l.number}, &Error{Kind: TooLong, Line: l.number})
	}
	if s.sawText && s.isBare(l.raw) {
		if wrong := basic.NoSymbol(l.raw); wrong != nil {
			return s.refuse(l.number, wrong)
		}
		return s.records(l.number, core.TextLine{Text: string(l.raw)})
	}
	one, bad := l.source()
	if bad != nil {
		return true // only blanks and a comment
	}
	first := !s.sawText
	s.sawText = true
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
				return s.yieldAll(all, l.number)
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

// isBare reports whether a line, judging by a glance, has no comment and is in no format
// of inList. It then consists of 81 symbols or is unreadable. No line of a table with a
// header is bare.
func (s *list) isBare(line []byte) bool {
	return s.glance.AtLine(line) && s.columns == record.Columns{} && !slices.ContainsFunc(inList, func(f *Format) bool {
		return f.Look != nil && (f.May == nil || f.May(&s.glance))
	})
}

// records reads the puzzles of 81 symbols on a line, usually only one.
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

// refuse yields the error for a line.
func (s *list) refuse(number int, err *Error) bool {
	if !s.blank {
		s.entry, s.blank = Entry{}, true
	}
	s.entry.Line = number
	err.Line = max(err.Line, number)
	return s.yield(&s.entry, err)
}

// put yields a puzzle or an error.
func (s *list) put(line int, r Reading, err *Error) bool {
	if r, err = checkComment(r, err); err != nil {
		return s.refuse(line, err)
	}
	s.entry, s.dirty, s.blank = Entry{Reading: r, Line: line}, true, false
	return s.yield(&s.entry, nil)
}

// putAgain yields the puzzle of a line that was already yielded.
func (s *list) putAgain(line int, r Reading) bool {
	s.entry, s.dirty, s.blank = Entry{Reading: r, Line: line, Again: true}, true, false
	return s.yield(&s.entry, nil)
}
