package browser

import (
	"errors"
	"slices"
	"strings"
	"syscall/js"

	"sudoku/app/model"
)

// maxFile is the size in bytes above which files are not even read.
const maxFile = 256 << 20

// maxText is the size in bytes above which a file can only be a list of
// puzzles.
const maxText = 64 << 10

// readFiles reads what was chosen, pasted or dropped: a puzzle or a list in one
// file, or a puzzle or a list in each of several.
func (e *effects) readFiles(files js.Value) {
	switch files.Length() {
	case 0:
	case 1:
		e.readFile(files.Index(0))
	default:
		e.readSeveral(files)
	}
}

func (e *effects) readFile(given js.Value) {
	name := given.Get("name").String()
	if e.tooLarge(name, given.Get("size").Int()) {
		return
	}
	if given.Get("size").Int() > maxText {
		settle(given.Call("arrayBuffer"), func(buffer js.Value) {
			e.openList(fileOf(name, buffer))
		}, e.unreadable(name))
		return
	}
	settle(given.Call("text"), func(text js.Value) {
		e.program.Send(model.TextGiven{Text: text.String(), Name: name})
	}, e.unreadable(name))
}

func (e *effects) readSeveral(files js.Value) {
	all, size := make([]file, files.Length()), 0
	var buffers []any
	for i := range all {
		all[i].name = files.Index(i).Get("name").String()
		size += files.Index(i).Get("size").Int()
		buffers = append(buffers, files.Index(i).Call("arrayBuffer"))
	}
	if e.tooLarge(all[0].name, size) {
		return
	}
	settle(js.Global().Get("Promise").Call("all", buffers), func(read js.Value) {
		for i := range all {
			all[i] = fileOf(all[i].name, read.Index(i))
		}
		slices.SortStableFunc(all, func(a, b file) int { return strings.Compare(a.name, b.name) })
		e.openList(all...)
	}, e.unreadable(all[0].name))
}

// fileOf is a file with an ArrayBuffer of its bytes.
func fileOf(name string, buffer js.Value) file {
	return file{name, js.Global().Get("Uint8Array").New(buffer)}
}

func (e *effects) tooLarge(name string, size int) bool {
	if size > maxFile {
		e.program.Send(model.FileFailed{Name: name, Err: errors.New("too large")})
	}
	return size > maxFile
}

// unreadable tells that a file could not be read.
func (e *effects) unreadable(name string) func(reason js.Value) {
	return func(reason js.Value) {
		e.program.Send(model.FileFailed{Name: name, Err: errors.New(reason.Call("toString").String())})
	}
}
