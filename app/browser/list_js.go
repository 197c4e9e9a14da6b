package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/model"
	"sudoku/app/work"
)

// A list is cut into parts of these sizes in bytes, one for each request: few
// enough that workers do not wait for the page between them, enough that all
// have work to the end.
const (
	leastPart      = 64 << 10
	mostPart       = 1 << 20
	partsPerWorker = 6
)

// list is a list of puzzles and the rows of their answers. Its bytes stay on
// the browser's side and only pass through the workers' memory, part by part.
type list struct {
	bytes js.Value         // Uint8Array
	rows  map[int]js.Value // Uint8Arrays by the place of their part
	ends  []int
}

// openList takes a list, cuts it at ends of lines and tells the page.
func (e *effects) openList(name string, bytes js.Value) {
	bounds, length := []int{0}, bytes.Length()
	part := min(max(length/(poolSize()*partsPerWorker), leastPart), mostPart)
	for bounds[len(bounds)-1] < length {
		end := length
		if from := bounds[len(bounds)-1] + part; from < length {
			if lineEnd := bytes.Call("indexOf", '\n', from).Int(); lineEnd >= 0 {
				end = lineEnd + 1
			}
		}
		bounds = append(bounds, end)
	}
	e.list = list{bytes: bytes, rows: map[int]js.Value{}, ends: bounds}
	e.pool.prepare()
	e.program.Send(model.BatchOpened{Name: name, Bounds: bounds})
}

// part is the bytes that go with a job, undefined for a job without.
func (l *list) part(job work.Job) js.Value {
	switch job := job.(type) {
	case work.Batch:
		return l.bytes.Call("slice", job.From, job.To)
	case work.Sheets:
		if job.To > 0 {
			return l.bytes.Call("slice", 0, job.To)
		}
	}
	return js.Undefined()
}

// keep keeps the rows of a part.
func (l *list) keep(from int, rows js.Value) { l.rows[from] = rows }

// save downloads the rows as a file, in the order of the list.
func (l *list) save(name string) {
	parts := []any{work.BatchHeader}
	for _, from := range l.ends {
		if rows, ok := l.rows[from]; ok {
			parts = append(parts, rows)
		}
	}
	name, _, _ = strings.Cut(name, ".")
	if name == "" {
		name = "puzzles"
	}
	download(name+"-answers.csv", newBlob("text/csv", parts...))
}
