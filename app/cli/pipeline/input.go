//go:build !js

package pipeline

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// input is where puzzles come from: a puzzle on the command line, or a reader
// with a name.
type input struct {
	puzzle string
	name   string
	size   int64        // of the file in bytes, -1 where it is not known
	done   atomic.Int64 // bytes of it that were read
	io.Reader
	io.Closer

	// waiting is called before each read that may have to wait.
	waiting func()
	// head is the beginning of the text, and ended says that no more comes. Both
	// are for the reader of the puzzles alone.
	head  []byte
	ended bool
}

// Entries reads the puzzles of an input in its own way.
type Entries func(in *input) iter.Seq2[*format.Entry, error]

// AnyEntries reads puzzles in any format, as format.Puzzles does.
func AnyEntries(in *input) iter.Seq2[*format.Entry, error] {
	if in.puzzle == "" {
		return format.Scan(in.Reader, false)
	}
	return func(yield func(*format.Entry, error) bool) {
		reading, err := format.Read(in.puzzle)
		yield(&format.Entry{Reading: reading}, err)
	}
}

// LiveEntries reads each puzzle as soon as its line ends: whoever sends them may
// wait for the answer. A grid of candidates below a line adds nothing to it.
func LiveEntries(in *input) iter.Seq2[*format.Entry, error] {
	if in.puzzle != "" {
		return AnyEntries(in)
	}
	return func(yield func(*format.Entry, error) bool) {
		for entry, err := range format.Live(in.Reader) {
			if !entry.Again && !yield(entry, err) {
				return
			}
		}
	}
}

// EntriesIn reads puzzles in one format only.
func EntriesIn(f *format.Format) Entries {
	return func(in *input) iter.Seq2[*format.Entry, error] {
		text := in.Reader
		if in.puzzle != "" {
			text = strings.NewReader(in.puzzle)
		}
		return func(yield func(*format.Entry, error) bool) {
			for entry, err := range format.PuzzlesIn(f, text) {
				if !yield(&entry, err) {
					return
				}
			}
		}
	}
}

// named is a sentence about the input.
func (in *input) named(sentence string) string {
	if in.puzzle != "" {
		return sentence
	}
	return in.name + ": " + sentence
}

// Unreadable is the error of a file that cannot be opened or read.
func Unreadable(name string, err error) error {
	return fmt.Errorf("%s: %w", name, WithoutPath(err))
}

// WithoutPath is why a file cannot be read, where its name is said anyway.
func WithoutPath(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err
	}
	return err
}

// openInput opens what an argument says: a file; a puzzle, if there is no such
// file and it is long enough; or standard input for "-" and "". Reading ends
// with ctx.
func openInput(ctx context.Context, arg string, e *Environment) (*input, error) {
	in := &input{Closer: io.NopCloser(nil), name: arg, size: -1}
	source := e.In
	if arg == "" || arg == "-" {
		in.name = "standard input"
	} else if f, err := os.Open(arg); err == nil {
		source, in.Closer = f, f
	} else if isPuzzle(arg) {
		in.puzzle = arg
		return in, nil
	} else {
		return nil, Unreadable(in.name, err)
	}
	in.size = sourceSize(source)
	pipe, feed := io.Pipe()
	go func() {
		_, err := io.Copy(feed, counted{source, &in.done})
		feed.CloseWithError(err)
	}()
	context.AfterFunc(ctx, func() { feed.CloseWithError(ctx.Err()) })
	in.Reader = bufio.NewReaderSize(&attentive{unpacked(pipe), in}, readSize)
	return in, nil
}

// readSize is how much is read at once where that much is there.
const readSize = 1 << 16

// sourceSize is the size of a file, -1 for anything else.
func sourceSize(source io.Reader) int64 {
	f, ok := source.(*os.File)
	if !ok {
		return -1
	}
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() {
		return -1
	}
	return info.Size()
}

// isPuzzle reports whether an argument that names no file is a puzzle, with
// mistakes perhaps.
func isPuzzle(arg string) bool {
	_, err := format.Read(arg)
	wrong, _ := errors.AsType[*format.Error](err)
	return err == nil || wrong.Kind == format.NeedsServer || wrong.Kind != format.Unrecognized && utf8.RuneCountInString(arg) > board.Cells/2
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	done *atomic.Int64
}

func (c counted) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.done.Add(int64(n))
	return n, err
}

// attentive says so before it reads, and keeps the beginning of the text.
type attentive struct {
	io.Reader
	in *input
}

func (a *attentive) Read(b []byte) (int, error) {
	if a.in.waiting != nil {
		a.in.waiting()
	}
	n, err := a.Reader.Read(b)
	a.in.head = append(a.in.head, b[:min(n, readSize-len(a.in.head))]...)
	a.in.ended = err != nil
	return n, err
}
