package page_test

import (
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list"
	"sudoku/app/text/english"
	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// TestListWhere checks that only expressions without errors change the filter, and that
// an error is shown with its place.
func TestListWhere(t *testing.T) {
	c := openCrewed(t, 3)
	typed := func(text string) list.WhereView {
		c.do(list.WhereTyped{Text: text})
		return page.Of(&c.m, english.Catalog).List.Where
	}
	if v := typed("minimal and gi"); v.Wrong != "No column is called “gi”." || v.Before != "minimal and " || v.Marked != "gi" ||
		strings.Join(v.Options, "|") != "minimal and givens" {
		t.Errorf("%+v", v)
	}
	if c.m.List.Filter != (list.Filter{}) {
		t.Error("a wrong expression filters")
	}
	if v := typed("minimal and givens < 30"); v.Wrong != "" || c.m.List.Filter.Where != v.Text || c.m.List.Filter.Layers() != profile.Solved|profile.Properties {
		t.Errorf("%+v, %+v", v, c.m.List.Filter)
	}
	if v := typed("minimal and givens < 30 or"); v.Wrong == "" || v.Marked != "" || c.m.List.Filter.Where != "minimal and givens < 30" {
		t.Errorf("%+v, %+v", v, c.m.List.Filter)
	}
	if v := typed("line > 3"); v.Wrong == "" {
		t.Error("the rows have no lines")
	}
	c.do(list.Filtered{})
	if v := page.Of(&c.m, english.Catalog).List; v.Where.Text != "" || v.Filtered {
		t.Errorf("after Show all: %+v", v.Where)
	}
}

// TestFilterKeep checks which rows a filter keeps. A row without the data that the
// expression needs is filtered out.
func TestFilterKeep(t *testing.T) {
	g := board.Grid{0: 5, 80: 5}
	row := rowset.Append(nil, &g)
	for source, want := range map[string]bool{
		"givens == 2": true, "givens > 2": false, `puzzle startsWith "5."`: true, "solutions > 1": false, "er > 9": false,
	} {
		f := list.Filter{Where: source}
		if got := f.Keep()(row); got != want {
			t.Errorf("%s: %v", source, got)
		}
	}
	if f := (list.Filter{Where: "givens == 2", Givens: list.Range{From: 3}}); f.Keep()(row) {
		t.Error("the form and the expression must both hold")
	}
	groups := list.Filter{Groups: true}
	if groups.Layers() != profile.Canonical || groups.Keep()(row) {
		t.Error("a row is in a group before another one is found")
	}
	if rowset.Profile(row).SetShared(true); !groups.Keep()(row) {
		t.Error("a shared row is in no group")
	}
	if (list.Filter{}).Keep() != nil {
		t.Error("an empty filter filters")
	}
}

// TestListTurn checks that a puzzle and its neighbours in the list open in the current
// panel.
func TestListTurn(t *testing.T) {
	c := openCrewed(t, 3)
	nav := func() list.Nav { return page.Of(&c.m, english.Catalog).List.Nav }
	open := func(place int) {
		c.do(list.TableChanged{Table: list.Table{Rows: 3, Open: place}})
		var g board.Grid
		g[place] = 1
		c.do(list.RowOpened{Index: place - 1, Puzzle: g})
		c.do(page.Answered{Response: work.Response{ID: c.m.Busy.ID, Revision: c.m.Revision, Answer: work.Picked{}}})
	}
	row := func() int {
		for _, cmd := range c.cmds {
			if cmd, ok := cmd.(list.OpenRow); ok {
				c.cmds = nil
				return cmd.Place + 1
			}
		}
		return 0
	}
	open(2)
	if v := nav(); v != (list.Nav{Place: "2 of 3", Prev: true, Next: true}) || c.m.Panel != desk.SolvePanel {
		t.Errorf("%+v in %q", v, c.m.Panel)
	}
	c.do(frame.PanelPicked{Panel: desk.CheckPanel})
	c.do(list.TurnPressed{By: 1})
	if to := row(); to != 3 {
		t.Fatalf("next opens row %d", to)
	}
	open(3)
	if v := nav(); v != (list.Nav{Place: "3 of 3", Prev: true}) || c.m.Panel != desk.CheckPanel {
		t.Errorf("%+v in %q", v, c.m.Panel)
	}
	c.do(list.TurnPressed{By: 1})
	if to := row(); to != 0 {
		t.Errorf("after the last puzzle comes row %d", to)
	}
	c.do(list.TableChanged{Table: list.Table{Rows: 1}})
	if v := nav(); v != (list.Nav{}) {
		t.Errorf("filtered out: %+v", v)
	}
}

// TestListPrint checks that the print dialog says which puzzles of the list it prints.
func TestListPrint(t *testing.T) {
	c := openCrewed(t, 3)
	for _, x := range []struct {
		table list.Table
		count int
		want  string
	}{
		{list.Table{Rows: 3}, 3, "3 puzzles from the list."},
		{list.Table{Rows: 3, Selected: 1}, 1, "One puzzle from the list."},
		{list.Table{Rows: 1465}, 100, "The first 100 of 1,465 puzzles in the list, in the order of the table."},
	} {
		c.do(list.TableChanged{Table: x.table})
		c.do(list.Collected{Puzzles: make([]board.Grid, x.count)})
		if got := page.Of(&c.m, english.Catalog).Print.Picked; got != x.want {
			t.Errorf("%+v: %q", x.table, got)
		}
		c.do(frame.DialogClosed{})
	}
}
