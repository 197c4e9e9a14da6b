package view

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/library"
	"sudoku/app/text/english"
	"sudoku/solver/rate"
)

// A thumbnail has a shape for each digit, another for an entry than for a given.
func TestThumbnail(t *testing.T) {
	got := ThumbnailOf("5........1"+strings.Repeat(".", 71), ".3")
	want := Thumbnail{"M01 01h8v8h-8zM01 11h8v8h-8z", "M12 05a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"}
	if got != want {
		t.Errorf("%+v, not %+v", got, want)
	}
}

// The list is made after each message: what it costs does not grow with what is
// in it but not shown.
func TestLibraryOf500(t *testing.T) {
	m := model.New()
	var all []library.Entry
	for i := range 500 {
		all = append(all, library.Entry{
			ID: fmt.Sprintf("%081d", i+1), Filled: i % 50, Empty: 50 + i%7, Grade: rate.Grade(i % 6),
			Changed: time.Unix(int64(1e9+i*1e5), 0).UTC(),
		})
	}
	listed := func(entries []library.Entry) (allocations float64, v Library) {
		m, _ := model.Update(m, library.Listed{Entries: entries})
		m.Dialog = desk.LibraryDialog
		return testing.AllocsPerRun(5, func() { v = libraryOf(&m.Desk, &m.Library, english.Catalog) }), v
	}
	few, _ := listed(all[:library.PageSize])
	many, v := listed(all)
	if len(v.Rows) != library.PageSize || v.More != "Show 24 more" || len(v.IDs) != 500 {
		t.Errorf("%d rows, %q, %d to select", len(v.Rows), v.More, len(v.IDs))
	}
	if many > few*1.2 {
		t.Errorf("500 puzzles take %v allocations, those shown %v", many, few)
	}
	m.Library.Narrowed = library.Narrowed{Order: library.ByGrade, Search: " 31 GIVENS"}
	_, v = listed(all)
	grades := ""
	for _, row := range v.Rows {
		grades += row.Detail[:2]
		if row.Title != "31 givens" {
			t.Errorf("%q is found", row.Title)
		}
	}
	if !regexp.MustCompile(`^(Ea)+(Me)+$`).MatchString(grades) {
		t.Errorf("the grades are in the order %s", grades)
	}
}
