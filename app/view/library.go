package view

import (
	"slices"
	"strings"
	"time"

	"sudoku/app/model"
	"sudoku/app/model/library"
	"sudoku/app/shelf"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// Library is the dialog with the kept puzzles.
type Library struct {
	Rows    []LibraryRow
	Deleted []LibraryRow // some time ago
	Search  string
	Message string // in place of rows
	CanKeep bool   // the present puzzle is not among them
}

// LibraryRow is a kept puzzle.
type LibraryRow struct {
	ID, Title, Detail string
	Here              bool // it is in the grid
	Dropped           bool
}

func libraryOf(m *model.Model, t *text.Catalog) Library {
	l := &m.Library
	v := Library{Search: l.Search}
	present, exists := library.EntryOf(&m.Desk)
	v.CanKeep = exists && l.Failure == nil
	for i := range l.Entries {
		e := &l.Entries[i]
		here := exists && e.ID == present.ID
		if here && !e.Dropped {
			v.CanKeep = false
		}
		row := LibraryRow{ID: e.ID, Title: titleOf(e, t), Here: here, Dropped: e.Dropped, Detail: detailOf(e, here, t)}
		if wanted := strings.ToLower(l.Search); strings.Contains(strings.ToLower(row.Title+" "+row.Detail+" "+row.ID), wanted) {
			if e.Deleted.IsZero() {
				v.Rows = append(v.Rows, row)
			} else {
				v.Deleted = append(v.Deleted, row)
			}
		}
	}
	switch {
	case l.Failure != nil:
		v.Message = failureOf(l.Failure, t)
	case l.Listed && !slices.ContainsFunc(l.Entries, func(e library.Entry) bool { return e.Deleted.IsZero() }):
		v.Message = t.Library.Empty
	case l.Listed && len(v.Rows)+len(v.Deleted) == 0:
		v.Message = t.Library.NothingFound
	}
	return v
}

// failureOf says why the browser keeps no library.
func failureOf(err error, t *text.Catalog) string {
	switch err {
	case shelf.ErrNewer:
		return t.Library.Newer
	case shelf.ErrBlocked:
		return t.Library.Blocked
	}
	return t.Fill(t.Library.Failure, "reason", err)
}

func titleOf(e *library.Entry, t *text.Catalog) string {
	if e.Title == "" {
		return t.Fill(t.Library.Untitled, "givens", board.Cells-e.Empty)
	}
	return e.Title
}

// detailOf says how far a puzzle is and when it was changed. The date is
// written as ISO 8601 has it, which needs no language.
func detailOf(e *library.Entry, here bool, t *text.Catalog) string {
	progress := t.Library.Progress
	if e.Solved {
		progress = t.Library.Solved
	}
	spent := time.Duration(e.Millis) * time.Millisecond
	parts := []string{
		t.Fill(progress, "filled", e.Filled, "empty", e.Empty, "time", clock(spent)),
		t.Fill(t.Library.Changed, "date", e.Changed.Format("2006-01-02 15:04")),
	}
	if here {
		parts = append(parts, t.Library.Here)
	}
	switch {
	case e.Dropped && !e.Deleted.IsZero():
		parts = append(parts, t.Fill(t.Library.DroppedUntil, "date", e.Deleted.Add(library.KeepDeleted).Format("2006-01-02")))
	case e.Dropped:
		parts = append(parts, t.Library.Dropped)
	}
	return strings.Join(parts, ", ")
}
