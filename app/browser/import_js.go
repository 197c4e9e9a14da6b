package browser

import (
	"errors"
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

func (e *effects) readFile(file js.Value) {
	name := file.Get("name").String()
	if e.tooLarge(name, file.Get("size").Int()) {
		return
	}
	if file.Get("size").Int() > maxText {
		settle(file.Call("arrayBuffer"), func(buffer js.Value) {
			e.openList(name, js.Global().Get("Uint8Array").New(buffer))
		}, e.unreadable(name))
		return
	}
	settle(file.Call("text"), func(text js.Value) {
		e.program.Send(model.TextGiven{Text: text.String(), Name: name})
	}, e.unreadable(name))
}

func (e *effects) readSeveral(files js.Value) {
	all, size := make([]model.File, files.Length()), 0
	for i := range all {
		all[i].Name = files.Index(i).Get("name").String()
		size += files.Index(i).Get("size").Int()
	}
	if e.tooLarge(all[0].Name, size) {
		return
	}
	var texts []any
	for i := range all {
		texts = append(texts, files.Index(i).Call("text"))
	}
	settle(js.Global().Get("Promise").Call("all", texts), func(read js.Value) {
		for i := range all {
			all[i].Text = read.Index(i).String()
		}
		e.program.Send(model.FilesGiven{Files: all})
	}, e.unreadable(all[0].Name))
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
