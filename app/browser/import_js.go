package browser

import (
	"errors"
	"slices"
	"strings"
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/model/transfer"
)

// readFiles reads what was chosen, pasted or dropped: a puzzle or a list in one
// file, or a puzzle or a list in each of several.
func (e *effects) readFiles(given js.Value) {
	var files []js.Value
	var sizes []int
	for i := range given.Length() {
		files, sizes = append(files, given.Index(i)), append(sizes, given.Index(i).Get("size").Int())
	}
	switch intake.UseOf(sizes) {
	case intake.TooLarge:
		e.program.Send(transfer.FileFailed{Name: nameOf(files[0]), Err: errors.New("too large")})
	case intake.Text, intake.List:
		e.ifBackup(files, func() { e.readPuzzles(files, intake.UseOf(sizes)) })
	}
}

// readPuzzles reads files that are no backup.
func (e *effects) readPuzzles(files []js.Value, use intake.Use) {
	switch use {
	case intake.Text:
		settle(files[0].Call("text"), func(text js.Value) {
			e.program.Send(transfer.TextGiven{Text: text.String(), Name: nameOf(files[0])})
		}, e.unreadable(files))
	case intake.List:
		e.readList(files)
	}
}

func (e *effects) readList(files []js.Value) {
	var buffers []any
	for _, f := range files {
		buffers = append(buffers, f.Call("arrayBuffer"))
	}
	settle(js.Global().Get("Promise").Call("all", buffers), func(read js.Value) {
		var all []file
		for i, f := range files {
			all = append(all, file{nameOf(f), js.Global().Get("Uint8Array").New(read.Index(i))})
		}
		slices.SortStableFunc(all, func(a, b file) int { return strings.Compare(a.name, b.name) })
		e.openList(all...)
	}, e.unreadable(files))
}

func nameOf(file js.Value) string { return file.Get("name").String() }

// unreadable reports that files could not be read.
func (e *effects) unreadable(files []js.Value) func(reason js.Value) {
	return func(reason js.Value) {
		e.program.Send(transfer.FileFailed{Name: nameOf(files[0]), Err: errors.New(reason.Call("toString").String())})
	}
}
