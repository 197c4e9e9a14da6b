package core

import (
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// Wrapping is what is around the puzzles in a file that holds any number
// of them.
type Wrapping struct {
	Head, Tail string
	Item       func(a *board.Annotated) string
	// Begins reports whether a text may be such a file, to judge by some dozen
	// characters at its head, and holds whether it is, to judge by a thousand.
	Begins, Holds func(head string) bool
	Entries       func(r io.Reader) iter.Seq2[Entry, error]
}

// Render is a file with one puzzle.
func (w *Wrapping) Render(a *board.Annotated) string { return w.Head + w.Item(a) + w.Tail }

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
	if wrapped := w.format.File; wrapped != nil {
		text = wrapped.Item(a) + "\n"
		if !w.began {
			text = wrapped.Head + "\n" + text
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
	wrapped := w.format.File
	if wrapped == nil || !w.began {
		return nil
	}
	_, err := io.WriteString(w.out, wrapped.Tail+"\n")
	return err
}
