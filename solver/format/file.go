package format

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"slices"
	"strings"

	"sudoku/solver/board"
)

// wrapping is what stands around the puzzles in a file that holds any number
// of them.
type wrapping struct {
	head, tail string
	item       func(a *board.Annotated) string
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
// other. A text that takes more than a line is one puzzle and has at most
// MaxBytes.
func (f *Format) Puzzles(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		switch {
		case f.file != nil:
			games(r)(yield)
		case f.takesMany():
			f.lines(r)(yield)
		default:
			text, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
			if err != nil {
				yield(Entry{}, err)
				return
			}
			reading, err := f.Parse(string(text))
			yield(Entry{Reading: reading}, err)
		}
	}
}

// takesMany reports whether a file of the format may hold many puzzles.
func (f *Format) takesMany() bool {
	return f.file != nil || f == &Line || f == &SDM || slices.Contains(lineFormats, f)
}

func (f *Format) lines(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		for l, err := range textLines(bufio.NewReader(r)) {
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
