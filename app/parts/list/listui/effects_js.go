package listui

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/parts/list"
	"sudoku/app/platform"
	"sudoku/app/work"
	"sudoku/app/workers"
)

// Effects holds the list in the browser: its text, its rows and the visible table.
type Effects struct {
	*platform.Page
	State   func() *list.List
	View    func() *list.View
	Pool    *workers.Pool
	Soon    func(func())   // runs a function on the page's goroutine
	Handle  func(desk.Msg) // handles a message immediately
	Library *platform.Database

	list   opened
	before opened // the previous list
	table  tableView
	keeper keeper
}

// Begin prepares for commands.
func (e *Effects) Begin() {
	e.table.e = e
	e.keeper = newKeeper(e)
}

// Do carries out a command.
func (e *Effects) Do(cmd list.Cmd) {
	switch cmd := cmd.(type) {
	case list.Swap:
		e.before, e.list = e.list, e.before
		e.keeper.on = false
	case list.Arrange:
		e.table.arrange()
	case list.Keep:
		e.keeper.begin()
	case list.FindKept:
		e.keeper.find()
	case list.Restore:
		e.keeper.restore()
	case list.Forget:
		e.keeper.forget()
	case list.Lose:
		e.list.add(cmd.Part, nil)
	case list.Compare:
		e.table.compare()
	case list.OpenRow:
		e.table.open(cmd.Place)
	case list.SelectAll:
		e.list.table.SelectAll()
		e.table.report()
	case list.Collect:
		e.collect(cmd.Most)
	case list.Draw:
		e.table.drawSoon()
	case list.Count:
		e.table.count()
	case list.SaveChart:
		e.saveChart(cmd.Kind)
	case list.Shelve:
		e.shelve(cmd)
	case list.BeginSaving:
		e.beginSaving(cmd)
	case list.EndSaving:
		e.list.saving.end(cmd.Whole)
	}
}

// BytesFor returns the data for a request, or undefined if it needs none.
func (e *Effects) BytesFor(req *work.Request) js.Value { return e.list.bytesFor(req) }

// Contained adds the rows of a part. sent reports whether the bytes came along with the
// answer, as they do from a worker; otherwise they are in the answer.
func (e *Effects) Contained(a work.Contained, data js.Value, sent bool) {
	rows := a.Rows()
	if sent {
		rows = platform.ToGo(data)
	}
	e.list.add(a.Number, rows)
}

// Deepened updates the rows of a part.
func (e *Effects) Deepened(a work.Deepened, data js.Value, sent bool) {
	e.list.deepen(a, data, sent)
	e.keeper.touch(a.Part)
}

// Written writes text to the file being saved.
func (e *Effects) Written(a work.Written, data js.Value, sent bool) {
	if !sent {
		data = platform.ToJS(a.Text())
	}
	e.list.saving.write(a, data)
}
