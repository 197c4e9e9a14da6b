package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/fileio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/terminal"
	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/profile"
)

// Chunk holds consecutive readable puzzles of a file.
type Chunk struct {
	File    string
	Numbers []int64 // numbers of the puzzles in the file, from 0
	Lines   []int64 // lines of the file, from 1
	Grids   []byte  // packed by profile.PackGrid
}

// chunkSize is the number of puzzles per chunk. Rating a chunk of the hardest known
// puzzles takes minutes, everything else less than a second.
const chunkSize = 200

func init() {
	beam.RegisterType(reflect.TypeFor[Chunk]())
	register.DoFn5x1[context.Context, fileio.FileMetadata, func(Chunk), func(Row), func(string, int), error](&readFn{})
	register.Emitter1[Chunk]()
}

// readFn reads the puzzles of a file, in any format. It emits chunks, a row for each
// unreadable text, and counts.
type readFn struct {
	Lang string
	say  *text.Catalog
}

// Setup loads the sentences. Beam calls it once for each copy of f.
func (f *readFn) Setup() { f.say = languages.For(f.Lang).Named(explain.Short) }

// ProcessElement reads a file.
func (f *readFn) ProcessElement(ctx context.Context, file fileio.FileMetadata, chunks func(Chunk), unread func(Row), count func(string, int)) error {
	fs, err := filesystem.New(ctx, file.Path)
	if err != nil {
		return err
	}
	defer fs.Close()
	packed, err := fs.OpenRead(ctx, file.Path)
	if err != nil {
		return err
	}
	defer packed.Close()
	source := &watched{Reader: packed}
	c := Chunk{File: file.Path}
	number, unreadable := int64(0), 0
	for entry, err := range format.Scan(pipeline.Unpacked(source), false) {
		if source.err != nil { // the storage failed, so the runner tries the file again
			return fmt.Errorf("%s: %w", file.Path, source.err)
		}
		if err != nil {
			unread(Row{Key: place(file.Path, number), Text: []byte(file.Path + ": " + f.sentence(err) + "\n")})
			unreadable++
		} else {
			c.Numbers, c.Lines = append(c.Numbers, number), append(c.Lines, int64(entry.Line))
			values := entry.Values()
			var grid [profile.GridSize]byte
			profile.PackGrid(grid[:], &values)
			c.Grids = append(c.Grids, grid[:]...)
		}
		if number++; len(c.Numbers) == chunkSize {
			chunks(c)
			c = Chunk{File: file.Path}
		}
	}
	if len(c.Numbers) > 0 {
		chunks(c)
	}
	count("puzzles", int(number)-unreadable)
	count("unreadable", unreadable)
	return nil
}

// sentence describes why a text cannot be read.
func (f *readFn) sentence(err error) string {
	if wrong, ok := errors.AsType[*format.Error](err); ok {
		return terminal.Printable(f.say.Error(wrong))
	}
	return terminal.Printable(err.Error()) // such as a damaged archive
}

// watched is a reader that keeps its last error.
type watched struct {
	io.Reader
	err error
}

func (w *watched) Read(b []byte) (int, error) {
	n, err := w.Reader.Read(b)
	if err != nil && err != io.EOF {
		w.err = err
	}
	return n, err
}
