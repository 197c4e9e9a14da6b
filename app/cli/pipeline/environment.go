//go:build !js

package pipeline

import (
	"bufio"
	"fmt"
	"io"

	"sudoku/app/cli/terminal"
	"sudoku/app/text"
)

// Environment is what a command reads and writes.
type Environment struct {
	In       io.Reader
	Out      *bufio.Writer
	Errs     io.Writer
	Say      *text.Catalog
	Progress *terminal.Progress // nil for none

	terminal  bool           // the output is read by a person
	paint     terminal.Paint // of the output
	paintErrs terminal.Paint // of standard error
	damage    damage
}

// NewEnvironment returns what a command reads and writes. Nothing is written to out
// before it is flushed.
func NewEnvironment(in io.Reader, out, errs io.Writer, say *text.Catalog) *Environment {
	return &Environment{
		In: in, Out: bufio.NewWriterSize(out, writeSize), Errs: errs, Say: say,
		terminal: terminal.Is(out), paint: terminal.PaintFor(out), paintErrs: terminal.PaintFor(errs),
	}
}

// writeSize is how much output is written at once where nothing is waited for.
const writeSize = 1 << 16

// Follow begins to show on a terminal how far the command is. total is in bytes or
// puzzles, -1 where it is not known.
func (e *Environment) Follow(total int64) { e.Progress = terminal.NewProgress(e.Errs, total) }

// Complain writes a line to standard error, after all output so far. Whatever it
// repeats of the input, the terminal prints it and does not obey it.
func (e *Environment) Complain(line string) {
	e.Progress.Clear()
	e.Out.Flush()
	fmt.Fprintln(e.Errs, e.paintErrs.Wrong("sudoku:")+" "+terminal.Printable(line))
}
