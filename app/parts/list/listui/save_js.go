package listui

import (
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/list"
	"sudoku/app/platform"
	"sudoku/app/work"
)

// manyRows is the number of rows above which the player chooses a file first, if the
// browser supports it. The text is then streamed to the file instead of being held in
// memory.
const manyRows = 50_000

// saving is a file to which the text of rows is written in order.
type saving struct {
	name    string
	numbers []uint32         // numbers of the rows
	next    int              // the first row not written yet
	waiting map[int]js.Value // texts that arrived early, by first row
	counts  map[int]int      // numbers of rows in the waiting texts
	parts   []any            // blobs of texts, if the file is downloaded at the end
	writer  js.Value         // otherwise the writer of the chosen file
	send    func(list.Msg)
}

// beginSaving opens a file for the selected rows, or all rows in the table if none is
// selected.
func (e *Effects) beginSaving(cmd list.BeginSaving) {
	s := &saving{
		name: intake.SavedName(cmd.Name, cmd.Extension), numbers: e.list.table.Chosen(),
		waiting: map[int]js.Value{}, counts: map[int]int{}, send: func(msg list.Msg) { e.Send(msg) },
	}
	begin := func() {
		e.list.saving = s
		s.send(list.SaveBegun{Rows: len(s.numbers)})
	}
	picker := js.Global().Get("showSaveFilePicker")
	if len(s.numbers) < manyRows || !picker.Truthy() {
		begin()
		return
	}
	failed := func(reason js.Value) {
		if reason.Get("name").String() != "AbortError" { // AbortError: the player cancelled
			s.send(list.SaveEnded{Err: reason.Call("toString").String()})
		}
	}
	platform.Then(picker.Invoke(map[string]any{"suggestedName": s.name}), func(file js.Value) {
		platform.Then(file.Call("createWritable"), func(writer js.Value) {
			s.writer = writer
			begin()
		}, failed)
	}, failed)
}

// write writes the text of some rows as soon as all earlier texts have arrived.
func (s *saving) write(a work.Written, text js.Value) {
	s.waiting[a.First], s.counts[a.First] = text, a.Count
	for {
		text, came := s.waiting[s.next]
		if !came {
			return
		}
		delete(s.waiting, s.next)
		s.next += s.counts[s.next]
		if !s.writer.Truthy() {
			s.parts = append(s.parts, platform.NewBlob("", text)) // browsers move large blobs to disk
			continue
		}
		platform.Then(s.writer.Call("write", text), func(js.Value) {}, s.failed)
	}
}

// failed reports why writing failed, once.
func (s *saving) failed(reason js.Value) {
	if s.writer.Truthy() {
		s.writer = js.Undefined()
		s.send(list.SaveEnded{Err: reason.Call("toString").String()})
	}
}

// end closes the file if it is complete, or discards it.
func (s *saving) end(whole bool) {
	switch {
	case !whole && s.writer.Truthy():
		platform.Then(s.writer.Call("abort"), func(js.Value) {}, func(js.Value) {})
	case !whole:
	case s.writer.Truthy():
		platform.Then(s.writer.Call("close"), func(js.Value) { s.send(list.SaveEnded{}) }, s.failed)
	default:
		platform.Download(s.name, platform.NewBlob("text/plain", s.parts...))
		s.send(list.SaveEnded{})
	}
}
