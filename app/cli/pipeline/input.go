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

// input is a source of puzzles: a puzzle on the command line, or a named reader.
type input struct {
	puzzle string
	name   string
	size   int64        // size of the file in bytes, or -1 if unknown
	done   atomic.Int64 // number of bytes read so far
	io.Reader
	io.Closer

	// waiting, if set, is called before each read that may block.
	waiting func()
	// head is the beginning of the text, and ended is set once the end of the text has
	// been read. Only the reader of the puzzles uses them.
	head  []byte
	ended bool
}

// Entries iterates over the puzzles in an input.
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

// LiveEntries yields each puzzle as soon as its line ends, for interactive input. A
// candidate grid below a line repeats its puzzle and is skipped.
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

// EntriesIn reads puzzles in one format.
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

// named adds the name of the input to a sentence.
func (in *input) named(sentence string) string {
	if in.puzzle != "" {
		return sentence
	}
	return in.name + ": " + sentence
}

// Unreadable returns the error for a file that cannot be opened or read.
func Unreadable(name string, err error) error {
	return fmt.Errorf("%s: %w", name, WithoutPath(err))
}

// WithoutPath unwraps the cause of a path error, for messages that already name the file.
func WithoutPath(err error) error {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err
	}
	return err
}

// openInput opens an argument as a file or, if there is no such file and it looks like a
// puzzle, as a puzzle. "-" and "" stand for standard input. Reading ends when ctx is
// cancelled.
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
	in.Reader = bufio.NewReaderSize(&attentive{Unpacked(pipe), in}, readSize)
	return in, nil
}

// readSize is the size of the input buffer.
const readSize = 1 << 16

// sourceSize returns the size of a file, or -1 for any other source.
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

// isPuzzle reports whether an argument that does not name a file looks like a puzzle,
// even a faulty one.
func isPuzzle(arg string) bool {
	_, err := format.Read(arg)
	wrong, _ := errors.AsType[*format.Error](err)
	return err == nil || utf8.RuneCountInString(arg) == board.Cells || wrong.Kind == format.NeedsServer || wrong.Kind != format.Unrecognized && utf8.RuneCountInString(arg) > board.Cells/2
}

// counted is a reader that counts the bytes read.
type counted struct {
	io.Reader
	done *atomic.Int64
}

func (c counted) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	c.done.Add(int64(n))
	return n, err
}

// attentive is a reader that announces each read and keeps the beginning of the text.
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
