//go:build !js

package pipeline

import (
	"bufio"
	"fmt"
	"io"

	"sudoku/app/cli/terminal"
	"sudoku/app/text"
)

// Environment holds the input and the outputs of a command.
type Environment struct {
	In       io.Reader
	Out      *bufio.Writer
	Errs     io.Writer
	Say      *text.Catalog
	Progress *terminal.Progress // may be nil

	terminal  bool           // Out is a terminal
	paint     terminal.Paint // colours text for Out
	paintErrs terminal.Paint // colours text for Errs
	damage    damage
}

// NewEnvironment returns an environment. Writes to out are buffered until they are
// flushed.
func NewEnvironment(in io.Reader, out, errs io.Writer, say *text.Catalog) *Environment {
	return &Environment{
		In: in, Out: bufio.NewWriterSize(out, writeSize), Errs: errs, Say: say,
		terminal: terminal.Is(out), paint: terminal.PaintFor(out), paintErrs: terminal.PaintFor(errs),
	}
}

// writeSize is the size of the output buffer.
const writeSize = 1 << 16

// Follow starts a progress display on a terminal. total counts bytes or puzzles; it is -1
// if unknown.
func (e *Environment) Follow(total int64) { e.Progress = terminal.NewProgress(e.Errs, total) }

// Complain flushes the output and writes a line to standard error. Control characters
// from the input are escaped.
func (e *Environment) Complain(line string) {
	e.Progress.Clear()
	e.Out.Flush()
	fmt.Fprintln(e.Errs, e.paintErrs.Wrong("sudoku:")+" "+terminal.Printable(line))
}
