package browser

import (
	"slices"
	"syscall/js"

	"sudoku/app/intake"
	lists "sudoku/app/model/list"
	"sudoku/app/work"
)

// list is a list of puzzles and the rows of their answers. Its bytes stay on
// the browser's side and only pass through the workers' memory, part by part.
type list struct {
	bytes js.Value         // Uint8Array
	rows  map[int]js.Value // Uint8Arrays by the place of their part
	parts []lists.Part
}

// file is a file with a list or a puzzle.
type file struct {
	name  string
	bytes js.Value // Uint8Array
}

// openList takes the puzzles of files, cuts them into parts and reports these.
func (e *effects) openList(files ...file) {
	e.listBefore, e.list = e.list, list{bytes: joined(files), rows: map[int]js.Value{}}
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
	e.program.Send(lists.Opened{Name: intake.ListName(names), Parts: slices.Clone(e.list.parts)})
}

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
	from, to := req.Span()
	if from == to {
		return js.Undefined()
	}
	return l.bytes.Call("slice", from, to)
}

// keep keeps the rows of a part.
func (l *list) keep(from int, rows js.Value) { l.rows[from] = rows }

// save downloads the rows as a file, in the order of the list.
func (l *list) save(name string) {
	parts := []any{work.ListHeader}
	for _, part := range l.parts {
		if rows, ok := l.rows[part.From]; ok {
			parts = append(parts, rows)
		}
	}
	download(intake.AnswersName(name), newBlob("text/csv", parts...))
}
