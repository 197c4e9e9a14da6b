package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// wrapping is what is around the puzzles in a file that holds any number
// of them.
type wrapping struct {
	head, tail string
	item       func(a *board.Annotated) string
	// begins reports whether a text may be such a file, to judge by some dozen
	// characters at its head, and holds whether it is, to judge by a thousand.
	begins, holds func(head string) bool
	entries       func(r io.Reader) iter.Seq2[Entry, error]
}

// render is a file with one puzzle.
func (w *wrapping) render(a *board.Annotated) string { return w.head + w.item(a) + w.tail }

// File writes a file of positions in one format, as Puzzles reads it: a line
// for each, or a blank line between them where one takes several lines, or what
// the format has for many.
type File struct {
	out    io.Writer
	format *Format
	began  bool
}

// NewFile begins a file of a format that can be written.
func (f *Format) NewFile(out io.Writer) *File { return &File{out: out, format: f} }

// Add writes a position.
func (w *File) Add(a *board.Annotated) error {
	var text string
	if wrapped := w.format.file; wrapped != nil {
		text = wrapped.item(a) + "\n"
		if !w.began {
			text = wrapped.head + "\n" + text
		}
	} else {
		text = w.format.Render(a) + "\n"
		if w.began && strings.Count(text, "\n") > 1 {
			text = "\n" + text
		}
	}
	w.began = true
	_, err := io.WriteString(w.out, text)
	return err
}

// Close ends the file. It does not close what it is written to.
func (w *File) Close() error {
	wrapped := w.format.file
	if wrapped == nil || !w.began {
		return nil
	}
	_, err := io.WriteString(w.out, wrapped.tail+"\n")
	return err
}

// Puzzles reads a list as the function Puzzles does, but in this format and no
// other.
func (f *Format) Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		switch {
		case f.file != nil:
			f.file.entries(r)(yield)
		case f.Within.Has(InList):
			f.lines(r)(yield)
		default:
			f.blocks(r)(yield)
		}
	}
}

// blocks reads texts of several lines each, cut where a list of any formats is.
func (f *Format) blocks(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		var lines []textLine
		var head strings.Builder // as much as one text may be
		g := grids{
			read: f.Parse,
			emit: func(line int, r Reading, err *Error) bool {
				if err != nil {
					return yield(Entry{Line: line}, err)
				}
				return yield(Entry{Reading: r, Line: line}, nil)
			},
		}
		for l, err := range textLines(bufio.NewReader(r)) {
			switch {
			case err != nil:
				yield(Entry{}, err)
				return
			case lines == nil && head.Len() > mostWhole:
				if !g.add(l.kept()) {
					return
				}
				continue
			}
			lines = append(lines, l.kept())
			head.Write(l.raw)
			head.WriteByte('\n')
			if l.size > MaxBytes || head.Len() > mostWhole && areSeveral(lines) {
				if l.size > MaxBytes {
					yield(Entry{}, &Error{Kind: TooLong})
					return
				}
				for _, l := range lines {
					if !g.add(l) {
						return
					}
				}
				lines = nil
			}
		}
		if lines == nil && head.Len() > 0 {
			g.end()
			return
		}
		reading, err := f.Parse(head.String())
		if err == nil || !areSeveral(lines) {
			yield(Entry{Reading: reading}, err)
			return
		}
		g.addAll(lines)
	}
}

func (f *Format) lines(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for l, err := range textLines(inUTF8(bufio.NewReader(r))) {
			if err != nil {
				yield(Entry{}, err)
				return
			}
			e := Entry{Line: l.number}
			one, bad := l.source()
			if wrong, ok := errors.AsType[*Error](bad); ok && wrong.Kind == Empty && l.size <= MaxBytes {
				continue
			}
			var wrong *Error
			if bad != nil || l.size > MaxBytes {
				wrong = &Error{Kind: TooLong}
			} else {
				e.Reading, wrong = f.read(one)
			}
			if wrong == nil {
				bad = nil
			} else {
				wrong.Line = l.number
				bad = wrong
			}
			if !yield(e, bad) {
				return
			}
		}
	}
}
