package browser

import (
	"syscall/js"

	"sudoku/app/crew"
	"sudoku/app/desk"
	lists "sudoku/app/parts/list"
	"sudoku/app/work"
)

// listEffects is the browser's side of the list: its text, its rows and the table in
// sight.
type listEffects struct {
	*pageSide
	State   func() *lists.List
	View    func() *lists.View
	Pool    *crew.Pool
	Soon    func(func())   // on the page's own goroutine
	Handle  func(desk.Msg) // at once
	Library *connection

	list   list
	before list // what the list replaced
	table  tableView
	keeper keeper
}

// Begin makes it ready for commands.
func (e *listEffects) Begin() {
	e.table.e = e
	e.keeper = newKeeper(e)
}

// Do carries out a command.
func (e *listEffects) Do(cmd lists.Cmd) {
	switch cmd := cmd.(type) {
	case lists.Swap:
		e.before, e.list = e.list, e.before
		e.keeper.on = false
	case lists.Arrange:
		e.table.arrange()
	case lists.Keep:
		e.keeper.begin()
	case lists.FindKept:
		e.keeper.find()
	case lists.Restore:
		e.keeper.restore()
	case lists.Forget:
		e.keeper.forget()
	case lists.Lose:
		e.list.add(cmd.Part, nil)
	case lists.Compare:
		e.table.compare()
	case lists.SelectAll:
		e.list.table.SelectAll()
		e.table.tell()
	case lists.Collect:
		e.collect(cmd.Most)
	case lists.Draw:
		e.table.drawSoon()
	case lists.Count:
		e.table.count()
	case lists.SaveChart:
		e.saveChart(cmd.Kind)
	case lists.Shelve:
		e.shelve(cmd)
	case lists.BeginSaving:
		e.beginSaving(cmd)
	case lists.EndSaving:
		e.list.saving.end(cmd.Whole)
	}
}

// BytesFor returns what goes with a request, undefined for nothing.
func (e *listEffects) BytesFor(req *work.Request) js.Value { return e.list.bytesFor(req) }

// Contained takes the rows of a part that was read. sent says that bytes came beside the
// answer, as they do from a worker; otherwise they are in it.
func (e *listEffects) Contained(a work.Contained, data js.Value, sent bool) {
	rows := a.Rows()
	if sent {
		rows = goBytes(data)
	}
	e.list.add(a.Number, rows)
}

// Deepened takes what is newly known of a part.
func (e *listEffects) Deepened(a work.Deepened, data js.Value, sent bool) {
	e.list.deepen(a, data, sent)
	e.keeper.touch(a.Part)
}

// Written takes a part of the file that is being saved.
func (e *listEffects) Written(a work.Written, data js.Value, sent bool) {
	if !sent {
		data = jsBytes(a.Text())
	}
	e.list.saving.write(a, data)
}
