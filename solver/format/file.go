package format

import (
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
