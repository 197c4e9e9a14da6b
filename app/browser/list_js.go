package browser

import (
	"slices"
	"strings"
	"syscall/js"

	"sudoku/app/model"
	"sudoku/app/work"
	"sudoku/solver/format"
)

// A list is cut into parts of these sizes in bytes, one for each request: few
// enough that workers do not wait for the page between them, enough that all
// have work to the end.
const (
	leastPart      = 64 << 10
	mostPart       = 1 << 20
	partsPerWorker = 6
)

// headSize is how much of a file tells whether it has a puzzle in each line.
const headSize = 64 << 10

// list is a list of puzzles and the rows of their answers. Its bytes stay on
// the browser's side and only pass through the workers' memory, part by part.
type list struct {
	bytes js.Value         // Uint8Array
	rows  map[int]js.Value // Uint8Arrays by the place of their part
	parts []model.BatchPart
}

// file is a file with a list or a puzzle.
type file struct {
	name  string
	bytes js.Value // Uint8Array
}

// openList takes the puzzles of files, cuts them into parts and tells the page.
func (e *effects) openList(files ...file) {
	length := 0
	for _, f := range files {
		length += f.bytes.Length()
	}
	e.listBefore, e.list = e.list, list{bytes: files[0].bytes, rows: map[int]js.Value{}}
	if len(files) > 1 {
		e.list.bytes = js.Global().Get("Uint8Array").New(length)
	}
	size := min(max(length/(poolSize()*partsPerWorker), leastPart), mostPart)
	from := 0
	for _, f := range files {
		name := ""
		if len(files) > 1 {
			e.list.bytes.Call("set", f.bytes, from)
			name = f.name
		}
		for _, part := range cut(f.bytes, size) {
			part.From, part.To = part.From+from, part.To+from
			e.list.parts = append(e.list.parts, model.BatchPart{Part: part, File: name})
		}
		from += f.bytes.Length()
	}
	e.pool.prepare()
	e.program.Send(model.BatchOpened{Name: listName(files), Parts: slices.Clone(e.list.parts)})
}

// cut cuts a file into parts of about a size, at ends of lines. A file whose
// puzzles may take several lines stays whole.
func cut(bytes js.Value, size int) (parts []work.Part) {
	length := bytes.Length()
	if length > size && !format.InLines(string(goBytes(bytes.Call("subarray", 0, headSize)))) {
		size = length
	}
	for from := 0; from < length || from == 0; {
		end := length
		if least := from + size; least < length {
			if lineEnd := bytes.Call("indexOf", '\n', least).Int(); lineEnd >= 0 {
				end = lineEnd + 1
			}
		}
		parts = append(parts, work.Part{From: from, To: end, Inside: from > 0})
		if from = end; from == 0 {
			break
		}
	}
	return parts
}

// listName names the first few files.
func listName(files []file) string {
	const most = 3
	var names []string
	for _, f := range files[:min(len(files), most)] {
		names = append(names, f.name)
	}
	if len(files) > most {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}

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
	parts := []any{work.BatchHeader}
	for _, part := range l.parts {
		if rows, ok := l.rows[part.From]; ok {
			parts = append(parts, rows)
		}
	}
	name, _, _ = strings.Cut(name, ".")
	if name == "" {
		name = "puzzles"
	}
	download(name+"-answers.csv", newBlob("text/csv", parts...))
}
