package listui

import (
	"bytes"
	"runtime/debug"
	"slices"
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/list"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
	tables "sudoku/app/table"
	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/board"
)

// opened is an open list and the rows of its table. Its text stays in the browser's
// storage, and passes through the workers' memory part by part.
type opened struct {
	blob    js.Value // the text
	parts   []list.Part
	table   *tables.Table
	waiting map[int][]byte // rows of parts that arrived early
	saving  *saving        // nil until something is saved
	number  int            // number of the row last opened, from 1; 0 if none
	place   int            // its place in the table, from 1; 0 if it is filtered out
}

// File is a file with a list or a puzzle.
type File struct {
	Name string
	Blob js.Value
}

// TextFile returns a text as a file.
func TextFile(name, text string) File { return File{name, platform.NewBlob("text/plain", text)} }

// OpenList divides the puzzles in files into parts and reports them. It reads at most one
// part per worker at a time.
func (e *Effects) OpenList(files ...File) { go e.cutList(files) }

func (e *Effects) cutList(files []File) {
	e.Pool.Prepare()
	var names []string
	var contents []intake.Content
	var blobs []any
	var failed error
	for _, f := range files {
		names, blobs = append(names, f.Name), append(blobs, f.Blob)
		contents = append(contents, &content{f.Blob, &failed})
	}
	came := opened{blob: platform.NewBlob("text/plain", blobs...), table: tables.New(rowset.Size), waiting: map[int][]byte{}}
	for _, part := range intake.Cut(contents, e.Pool.Size()) {
		name := ""
		if len(files) > 1 {
			name = files[part.File].Name
		}
		came.parts = append(came.parts, list.Part{Part: part.Part, File: name})
	}
	e.Soon(func() {
		if failed != nil {
			e.Handle(transfer.FileFailed{Name: intake.ListName(names), Err: failed})
			return
		}
		e.before, e.list = e.list, came
		e.keeper.on = false
		e.Handle(list.Opened{Name: intake.ListName(names), Parts: slices.Clone(came.parts), Workers: e.Pool.Size(), Narrow: isNarrow()})
	})
}

// content implements intake.Content for a file. Its methods block until the browser
// answers, so they need their own goroutine.
type content struct {
	blob   js.Value
	failed *error
}

func (c *content) Len() int { return c.blob.Get("size").Int() }

func (c *content) Head(n int) []byte { return c.read(0, n) }

func (c *content) read(from, to int) []byte {
	data, err := platform.ReadBlob(c.blob.Call("slice", from, to))
	if err != nil && *c.failed == nil {
		*c.failed = err
	}
	return data
}

func (c *content) LineEnd(from int) int {
	const step = 4 << 10
	for ; from < c.Len() && *c.failed == nil; from += step {
		if at := bytes.IndexByte(c.read(from, from+step), '\n'); at >= 0 {
			return from + at
		}
	}
	return -1
}

// isNarrow reports whether the window is as narrow as a phone's.
func isNarrow() bool { return js.Global().Get("innerWidth").Int() < 480 }

// bytesFor returns the data for a request: bytes, or a part of the text for the worker to
// read. It is undefined for other requests.
func (l *opened) bytesFor(req *work.Request) js.Value {
	switch job := req.Job.(type) {
	case work.Deepen:
		return platform.ToJS(l.table.Span(job.Part, job.First, job.First+job.Count))
	case work.WriteRows:
		return platform.ToJS(l.table.Collect(l.saving.numbers[job.First : job.First+job.Count]))
	}
	from, to := req.Span()
	if from == to {
		return js.Undefined()
	}
	return l.blob.Call("slice", from, to)
}

// add adds the rows of a part to the table in order. It does nothing if the table already
// has them, as when a list is read again.
func (l *opened) add(part int, rows []byte) {
	if part < l.table.Count() {
		return
	}
	l.waiting[part] = rows
	for {
		next := l.table.Count()
		rows, came := l.waiting[next]
		if !came {
			break
		}
		delete(l.waiting, next)
		l.table.Add(rows)
		l.tuneGC()
	}
}

// collect reports the selected puzzles, or those in the table if none is selected, up to
// most of them.
func (e *Effects) collect(most int) {
	t := e.list.table
	puzzles := []board.Grid{}
	for _, number := range t.Chosen() {
		if len(puzzles) == most {
			break
		}
		puzzles = append(puzzles, rowset.Puzzle(t.Row(int(number))))
	}
	e.Send(list.Collected{Puzzles: puzzles})
}

// deepen replaces rows with more complete ones. A worker sends them as bytes along with
// the answer, and they are copied once.
func (l *opened) deepen(a work.Deepened, data js.Value, sent bool) {
	rows := l.table.Span(a.Part, a.First, a.First+a.Count)
	if sent {
		js.CopyBytesToGo(rows, data)
		return
	}
	copy(rows, a.Rows())
}

// gcThreshold is the size of rows, in bytes, above which garbage must not double the
// memory, since a page never returns memory to the system.
const gcThreshold = 32 << 20

// tuneGC makes the garbage collector run more often while there are many rows.
func (l *opened) tuneGC() {
	percent := 100
	if l.table.Total()*rowset.Size > gcThreshold {
		percent = 20
	}
	debug.SetGCPercent(percent)
}
