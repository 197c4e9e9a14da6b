package browser

import (
	"slices"
	"syscall/js"

	"sudoku/app/intake"
	lists "sudoku/app/model/list"
	tables "sudoku/app/table"
	"sudoku/app/work"
	"sudoku/solver/board"
)

// list is a list of puzzles and the rows of its table. Its bytes stay on the
// browser's side and only pass through the workers' memory, part by part.
type list struct {
	bytes   js.Value // Uint8Array
	parts   []lists.Part
	table   *tables.Table
	waiting map[int][]byte // rows of parts before which others are still to come
	saving  *saving        // nil as long as nothing was saved
}

// file is a file with a list or a puzzle.
type file struct {
	name  string
	bytes js.Value // Uint8Array
}

// openList takes the puzzles of files, cuts them into parts and reports these.
func (e *effects) openList(files ...file) {
	e.listBefore, e.list = e.list, list{bytes: joined(files), table: tables.New(work.RowSize), waiting: map[int][]byte{}}
	var names []string
	var contents []intake.Content
	for _, f := range files {
		names, contents = append(names, f.name), append(contents, content{f.bytes})
	}
	for _, part := range intake.Cut(contents, e.pool.Size()) {
		name := ""
		if len(files) > 1 {
			name = files[part.File].name
		}
		e.list.parts = append(e.list.parts, lists.Part{Part: part.Part, File: name})
	}
	e.pool.Prepare()
	e.program.Send(lists.Opened{Name: intake.ListName(names), Parts: slices.Clone(e.list.parts), Workers: e.pool.Size(), Narrow: isNarrow()})
}

// isNarrow reports whether the window is as narrow as a phone's.
func isNarrow() bool { return js.Global().Get("innerWidth").Int() < 480 }

// joined is the bytes of all files, one after another.
func joined(files []file) js.Value {
	if len(files) == 1 {
		return files[0].bytes
	}
	length := 0
	for _, f := range files {
		length += f.bytes.Length()
	}
	all, from := js.Global().Get("Uint8Array").New(length), 0
	for _, f := range files {
		all.Call("set", f.bytes, from)
		from += f.bytes.Length()
	}
	return all
}

// content is the bytes of a file, of which package intake sees only what it asks
// for.
type content struct{ bytes js.Value }

func (c content) Len() int             { return c.bytes.Length() }
func (c content) Head(n int) []byte    { return goBytes(c.bytes.Call("subarray", 0, n)) }
func (c content) LineEnd(from int) int { return c.bytes.Call("indexOf", '\n', from).Int() }

// bytesFor is the bytes that go with a request, undefined for one without.
func (l *list) bytesFor(req *work.Request) js.Value {
	switch job := req.Job.(type) {
	case work.Deepen:
		return jsBytes(l.table.Span(job.Part, job.First, job.First+job.Count))
	case work.WriteRows:
		return jsBytes(l.table.Collect(l.saving.numbers[job.First : job.First+job.Count]))
	}
	from, to := req.Span()
	if from == to {
		return js.Undefined()
	}
	return l.bytes.Call("slice", from, to)
}

// add adds the rows of a part to the table, which has them in order. A list that is
// read once more has them already.
func (l *list) add(part int, rows []byte) {
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
	}
}

// collect reports the puzzles that are selected, or those that the table shows.
func (e *effects) collect(most int) {
	t := e.list.table
	puzzles := []board.Grid{}
	for _, number := range t.Chosen() {
		if len(puzzles) == most {
			break
		}
		puzzles = append(puzzles, work.PuzzleOf(t.Row(int(number))))
	}
	e.program.Send(lists.Collected{Puzzles: puzzles})
}

// deepen puts rows of which more is known in the place of others.
func (l *list) deepen(a work.Deepened, rows []byte) {
	copy(l.table.Span(a.Part, a.First, a.First+a.Count), rows)
}
