package core

import (
	"io"
	"iter"
	"strings"

	"sudoku/solver/board"
)

// A Wrapping describes a file format that encloses any number of puzzles.
type Wrapping struct {
	Head, Tail string
	Item       func(a *board.Annotated) string
	// Begins judges by the first dozen characters or so whether a text may be such a
	// file. Holds decides by the first thousand.
	Begins, Holds func(head string) bool
	Entries       func(r io.Reader) iter.Seq2[Entry, error]
}

// Render returns a file with one puzzle.
func (w *Wrapping) Render(a *board.Annotated) string { return w.Head + w.Item(a) + w.Tail }

// A File writes positions to a file that Puzzles can read. One-line positions take a line
// each. Multi-line positions are separated by blank lines, unless the format has a
// Wrapping.
type File struct {
	out    io.Writer
	format *Format
	began  bool
}

// NewFile starts a file in a format that can be written.
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

// Close ends the file. It does not close the underlying writer.
func (w *File) Close() error {
	wrapped := w.format.File
	if wrapped == nil || !w.began {
		return nil
	}
	_, err := io.WriteString(w.out, wrapped.Tail+"\n")
	return err
}
