package list_test

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/parts/list"
	"sudoku/app/work"
)

// TestListAfterList checks that opening a list stops the work on the previous one.
func TestListAfterList(t *testing.T) {
	d := desk.New()
	var l list.List
	first := l.Update(&d, list.Opened{Name: "a", Parts: []list.Part{{}, {Part: work.Part{Inside: true}}}})
	cmds := l.Update(&d, list.Opened{Name: "b", Parts: []list.Part{{}}})
	id := first[0].(desk.ComputeParallel).Request.ID
	want := desk.StopParallel{First: id, Last: id + 1}
	if len(cmds) == 0 || cmds[0] != want {
		t.Errorf("got commands %+v, want %+v first", cmds, want)
	}
}
