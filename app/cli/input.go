//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// input is where puzzles come from: a puzzle on the command line, or a reader
// with a name.
type input struct {
	puzzle string
	name   string
	io.Reader
	io.Closer
}

// puzzles are the puzzles of the input, as format.Puzzles has them.
func (in *input) puzzles() iter.Seq2[format.Entry, error] {
	if in.puzzle == "" {
		return format.Puzzles(in)
	}
	return func(yield func(format.Entry, error) bool) {
		reading, err := format.Read(in.puzzle)
		yield(format.Entry{Reading: reading}, err)
	}
}

// named is a sentence about the input.
func (in *input) named(sentence string) string {
	if in.puzzle != "" {
		return sentence
	}
	return in.name + ": " + sentence
}

// failure is the error of an input that cannot be opened or read.
func (in *input) failure(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		err = path.Err // the name says enough
	}
	return fmt.Errorf("%s: %w", in.name, err)
}

// openInput opens what an argument says: a file; a puzzle, if there is no such
// file and it is long enough; or standard input for "-" and "". Reading ends
// with ctx, and what was printed so far is written out before it waits.
func openInput(ctx context.Context, arg string, e *environment) (*input, error) {
	in := &input{Closer: io.NopCloser(nil), name: arg}
	source := e.in
	if arg == "" || arg == "-" {
		in.name = "standard input"
	} else if f, err := os.Open(arg); err == nil {
		source, in.Closer = f, f
	} else if isPuzzle(arg) {
		in.puzzle = arg
		return in, nil
	} else {
		return nil, in.failure(err)
	}
	pipe, feed := io.Pipe()
	go func() {
		_, err := io.Copy(feed, source)
		feed.CloseWithError(err)
	}()
	context.AfterFunc(ctx, func() { feed.CloseWithError(ctx.Err()) })
	in.Reader = &patient{pipe, e}
	return in, nil
}

// isPuzzle reports whether an argument that names no file is a puzzle, with
// mistakes perhaps.
func isPuzzle(arg string) bool {
	_, err := format.Read(arg)
	wrong, _ := errors.AsType[*format.Error](err)
	return err == nil || wrong.Kind == format.NeedsServer || wrong.Kind != format.Unrecognized && utf8.RuneCountInString(arg) > board.Cells/2
}

// patient writes the output out before each read.
type patient struct {
	io.Reader
	e *environment
}

func (p *patient) Read(b []byte) (int, error) {
	if err := p.e.out.Flush(); err != nil {
		return 0, err
	}
	return p.Reader.Read(b)
}
