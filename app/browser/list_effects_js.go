package browser

import (
	"sudoku/app/crew"
	"sudoku/app/desk"
	lists "sudoku/app/parts/list"
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
