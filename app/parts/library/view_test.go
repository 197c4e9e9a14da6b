package library_test

import (
	"fmt"
	"regexp"
	"testing"
	"time"

	"sudoku/app/desk"
	"sudoku/app/parts/library"
	"sudoku/app/text/english"
	"sudoku/solver/rate"
)

// TestLibraryOf500 checks that the cost of a view, which is rebuilt after each message,
// does not grow with the number of hidden rows.
func TestLibraryOf500(t *testing.T) {
	d := desk.New()
	d.Dialog = desk.LibraryDialog
	var l library.Library
	var all []library.Entry
	for i := range 500 {
		all = append(all, library.Entry{
			ID: fmt.Sprintf("%081d", i+1), Filled: i % 50, Empty: 50 + i%7, Grade: rate.Grade(i % 6),
			Changed: time.Unix(int64(1e9+i*1e5), 0).UTC(),
		})
	}
	listed := func(entries []library.Entry) (allocations float64, v library.View) {
		l.Update(&d, library.Listed{Entries: entries})
		return testing.AllocsPerRun(5, func() { v = l.View(&d, english.Catalog) }), v
	}
	few, _ := listed(all[:library.PageSize])
	many, v := listed(all)
	if len(v.Rows) != library.PageSize || v.More != "Show 24 more" || len(v.IDs) != 500 {
		t.Errorf("got %d rows, %q, %d to select", len(v.Rows), v.More, len(v.IDs))
	}
	if many > few*1.2 {
		t.Errorf("500 puzzles need %v allocations, the visible ones alone need %v", many, few)
	}
	l.Narrowed = library.Narrowed{Order: library.ByGrade, Search: " 31 GIVENS"}
	_, v = listed(all)
	grades := ""
	for _, row := range v.Rows {
		grades += row.Detail[:2]
		if row.Title != "31 givens" {
			t.Errorf("search found %q", row.Title)
		}
	}
	if !regexp.MustCompile(`^(Ea)+(Me)+$`).MatchString(grades) {
		t.Errorf("got grades in the order %s", grades)
	}
}
