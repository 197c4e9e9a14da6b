package listui

import (
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/list"
	"sudoku/app/platform"
	"sudoku/app/work"
)

// manyRows is from how many rows on the player chooses the file at first, where the
// browser lets them: then the text goes to it as it is made, and is never in memory as
// a whole.
const manyRows = 50_000

// saving is a file that takes the text of rows in order.
type saving struct {
	name    string
	numbers []uint32         // of the rows
	next    int              // the first row that is not written yet
	waiting map[int]js.Value // texts before which others are still to come, by their first rows
	counts  map[int]int      // how many rows they have
	parts   []any            // the texts, where they are downloaded in the end
	writer  js.Value         // else what writes them
	send    func(list.Msg)
}

// beginSaving opens a file for the rows that are selected, or for all that the table
// shows.
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
		if reason.Get("name").String() != "AbortError" { // the player chose none
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

// write takes in the text of some rows.
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
			s.parts = append(s.parts, text)
			continue
		}
		platform.Then(s.writer.Call("write", text), func(js.Value) {}, s.failed)
	}
}

// failed reports why the file takes no more, once.
func (s *saving) failed(reason js.Value) {
	if s.writer.Truthy() {
		s.writer = js.Undefined()
		s.send(list.SaveEnded{Err: reason.Call("toString").String()})
	}
}

// end closes the file when all is written, or throws it away.
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
