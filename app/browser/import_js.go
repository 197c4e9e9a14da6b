package browser

import (
	"errors"
	"strings"
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/list/listui"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
	"sudoku/solver/sorting"
)

// readFiles reads chosen, pasted or dropped files: a puzzle or a list in each, pictures
// of puzzles, or a backup.
func (e *effects) readFiles(given js.Value) {
	var files, pictures []js.Value
	var sizes []int
	var others []string
	for i := range given.Length() {
		f := given.Index(i)
		files, sizes = append(files, f), append(sizes, f.Get("size").Int())
		if intake.IsPicture(platform.FileName(f), f.Get("type").String()) {
			pictures = append(pictures, f)
		} else {
			others = append(others, platform.FileName(f))
		}
	}
	if len(pictures) > 0 {
		e.photos.Give(pictures, others)
		return
	}
	if len(files) == 1 && intake.IsPacked(platform.FileName(files[0])) {
		e.readList(files)
		return
	}
	switch intake.ChooseUse(sizes) {
	case intake.TooLarge:
		e.program.Send(transfer.FileFailed{Name: platform.FileName(files[0]), Err: intake.ErrTooLarge})
	case intake.Text, intake.List:
		e.ifBackup(files, func() { e.readPuzzles(files, intake.ChooseUse(sizes)) })
	}
}

// readPuzzles reads files other than backups.
func (e *effects) readPuzzles(files []js.Value, use intake.Use) {
	switch use {
	case intake.Text:
		platform.Then(files[0].Call("text"), func(text js.Value) {
			e.program.Send(transfer.TextGiven{Text: text.String(), Name: platform.FileName(files[0])})
		}, e.unreadable(files))
	case intake.List:
		e.readList(files)
	}
}

// readList opens files as a list, decompressing them as needed. A short list is treated
// like pasted text.
func (e *effects) readList(files []js.Value) {
	go func() {
		var all []listui.File
		for _, f := range files {
			blob, err := e.unpacked(f)
			if err == errStopped {
				return
			}
			if err != nil {
				e.program.Send(transfer.FileFailed{Name: platform.FileName(f), Err: err})
				return
			}
			all = append(all, listui.File{Name: platform.FileName(f), Blob: blob})
		}
		if len(all) == 1 && intake.ChooseUse([]int{all[0].Blob.Get("size").Int()}) == intake.Text {
			text, err := platform.Await(all[0].Blob.Call("text"))
			if err == nil {
				e.program.Send(transfer.TextGiven{Text: text.String(), Name: all[0].Name})
			}
			return
		}
		sorting.Stable(all, func(a, b listui.File) int { return strings.Compare(a.Name, b.Name) })
		e.lists.OpenList(all...)
	}()
}

// unreadable returns a callback that reports unreadable files.
func (e *effects) unreadable(files []js.Value) func(reason js.Value) {
	return func(reason js.Value) {
		e.program.Send(transfer.FileFailed{Name: platform.FileName(files[0]), Err: errors.New(reason.Call("toString").String())})
	}
}
