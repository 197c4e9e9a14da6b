package library

import (
	"cmp"
	"sort"
	"strings"
	"time"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// View describes the library dialog.
type View struct {
	Rows     []Row  // rows shown
	More     string // label of the button that shows more; "" if all are shown
	Deleted  []Row  // deleted before the list was last read
	Narrowed Narrowed
	Shows    []show.Option // indexed by Show
	Grades   []show.Option // indexed by rate.Grade; the first is for all grades
	Orders   []show.Option // indexed by Order
	Message  string        // shown instead of rows
	CanKeep  bool          // the current puzzle is not in the library
	Lasting  string        // whether the browser may delete the puzzles
	Some     bool          // there are puzzles to filter and select

	IDs      []string // IDs for "Select all", including those of hidden rows
	All      bool     // all are selected
	Any      bool     // some are selected
	Selected string   // number selected, in words
	Outcome  string   // result of the last action
	Restore  []string // IDs that can be restored immediately
}

// Row describes a stored puzzle.
type Row struct {
	ID, Title string
	Detail    string // grade, progress and time
	Played    string // when it was last played
	Here      bool   // the puzzle is in the grid
	Begun     bool   // there is a game to review
	Dropped   bool
	Selected  bool
	Thumbnail show.Thumbnail
}

// lister builds the rows of a library.
type lister struct {
	l        *Library
	t        *text.Catalog
	untitled map[int]string // default titles by number of empty cells
	present  string         // ID of the puzzle in the grid
}

func (own *Library) View(d *desk.Desk, t *text.Catalog) View {
	l := own
	givens := d.Sheet().Position.Givens
	present, exists := givens.String(), givens != board.Grid{}
	x := lister{l: l, t: t, untitled: map[int]string{}}
	if exists {
		x.present = present
	}
	v := View{Narrowed: l.Narrowed, CanKeep: exists && l.Failure == nil}
	var found, deleted []*Entry
	for i := range l.Entries {
		e := &l.Entries[i]
		v.Some = v.Some || e.Deleted.IsZero()
		if exists && e.ID == present && !e.Dropped {
			v.CanKeep = false
		}
		switch {
		case !x.matches(e):
		case e.Deleted.IsZero():
			found = append(found, e)
		default:
			deleted = append(deleted, e)
		}
	}
	x.sort(found)
	shown := min(len(found), PageSize*(l.Pages+1))
	for _, e := range found[:shown] {
		v.Rows = append(v.Rows, x.row(e))
	}
	if left := len(found) - shown; left > 0 {
		v.More = t.Fill(t.Library.More, "count", min(left, PageSize))
	}
	for _, e := range deleted[:min(len(deleted), PageSize)] {
		v.Deleted = append(v.Deleted, x.row(e))
	}
	v.choose(&l.Narrowed, t)
	v.count(l, found, t)
	if v.Some && l.Failure == nil {
		v.Lasting = [...]string{Deletable: t.Library.Deletable, Persistent: t.Library.Persistent}[l.Lasting]
	}
	switch {
	case l.Failure != nil:
		v.Message = show.FailureText(l.Failure, t)
	case l.Listed && !v.Some:
		v.Message = t.Library.Empty
	case l.Listed && len(v.Rows)+len(v.Deleted) == 0:
		v.Message = t.Library.NothingFound
	}
	return v
}

// choose sets the options for filtering and ordering.
func (v *View) choose(n *Narrowed, t *text.Catalog) {
	for i, name := range t.Library.Shows {
		v.Shows = append(v.Shows, show.Option{Name: name, On: Show(i) == n.Show})
	}
	v.Grades = []show.Option{{Name: t.Library.AllGrades, On: n.Grade == rate.None}}
	for i, name := range t.Ratings.Grades[1:] {
		v.Grades = append(v.Grades, show.Option{Name: name, On: rate.Grade(i+1) == n.Grade})
	}
	for i, name := range t.Library.Orders {
		v.Orders = append(v.Orders, show.Option{Name: name, On: Order(i) == n.Order})
	}
}

// count sets the number of puzzles found or selected, and the result of the last action.
func (v *View) count(l *Library, found []*Entry, t *text.Catalog) {
	v.All = len(found) > 0
	for _, e := range found {
		if e.Dropped {
			continue
		}
		v.IDs = append(v.IDs, e.ID)
		v.All = v.All && l.Selected[e.ID]
	}
	v.All = v.All && len(v.IDs) > 0
	selected := len(l.Selected)
	v.Any = selected > 0
	v.Selected = t.Fill(t.Library.Found, "count", len(v.IDs))
	if v.Any {
		v.Selected = t.Fill(t.Library.Selected, "count", selected)
	}
	switch l.Outcome.Kind {
	case OutcomeDropped:
		v.Outcome = t.Fill(t.Library.DroppedNow, "count", l.Outcome.Count)
		v.Restore = l.Outcome.IDs
	case OutcomeRestored:
		v.Outcome = t.Fill(t.Library.Restored, "count", l.Outcome.Count)
	case OutcomeExported:
		v.Outcome = t.Fill(t.Library.Exported, "count", l.Outcome.Count)
	}
	if l.Outcome.Here {
		v.Outcome = strings.TrimSpace(v.Outcome + t.Techniques.Marks.Space + t.Library.HereStays)
	}
}

// title returns the title of a puzzle, or a default one.
func (x *lister) title(e *Entry) string {
	if e.Title != "" {
		return e.Title
	}
	title, known := x.untitled[e.Empty]
	if !known {
		title = x.t.Fill(x.t.Library.Untitled, "givens", board.Cells-e.Empty)
		x.untitled[e.Empty] = title
	}
	return title
}

// matches reports whether the filter accepts a puzzle.
func (x *lister) matches(e *Entry) bool {
	n := &x.l.Narrowed
	if n.Show == ShowBegun && e.Solved || n.Show == ShowSolved && !e.Solved ||
		n.Grade != rate.None && n.Grade != e.Grade {
		return false
	}
	wanted := strings.ToLower(strings.TrimSpace(n.Search))
	return wanted == "" || strings.Contains(e.ID, wanted) || strings.Contains(strings.ToLower(x.title(e)), wanted) ||
		strings.Contains(e.Changed.Format(show.TimeOfDay), wanted)
}

// sort sorts puzzles in the chosen order. They must already be sorted by when they were
// last changed.
func (x *lister) sort(all []*Entry) {
	var key func(e *Entry) string
	switch x.l.Narrowed.Order {
	case ByPlayed:
		return
	case ByGrade:
		key = func(e *Entry) string {
			return string(rune('0' + (e.Grade+rate.GradeExtreme)%(rate.GradeExtreme+1))) // puzzles without a grade come last
		}
	case ByProgress:
		key = func(e *Entry) string {
			if e.Solved {
				return "~"
			}
			return string(rune('0' + board.Cells - board.Cells*e.Filled/max(e.Empty, 1)))
		}
	case ByTitle:
		key = func(e *Entry) string {
			if e.Title == "" {
				return "\U0010ffff" + x.title(e)
			}
			return strings.ToLower(e.Title)
		}
	}
	keys := map[*Entry]string{}
	for _, e := range all {
		keys[e] = key(e)
	}
	sort.SliceStable(all, func(i, j int) bool { return keys[all[i]] < keys[all[j]] })
}

func (x *lister) row(e *Entry) Row {
	return Row{
		ID: e.ID, Title: x.title(e), Detail: x.detail(e), Played: x.played(e),
		Here: e.ID == x.present, Begun: e.Filled > 0, Dropped: e.Dropped, Selected: x.l.Selected[e.ID],
		Thumbnail: show.NewThumbnail(e.Givens(), e.Entries),
	}
}

// detail describes a puzzle's grade and progress.
func (x *lister) detail(e *Entry) string {
	progress := x.t.Library.Progress
	if e.Solved {
		progress = x.t.Library.Solved
	}
	return x.t.Ratings.Grades[min(int(e.Grade), len(x.t.Ratings.Grades)-1)] + " · " +
		x.t.Fill(progress, "filled", e.Filled, "empty", e.Empty, "time", show.Clock(time.Duration(e.Millis)*time.Millisecond))
}

// played describes when a puzzle was last played, and whether it was deleted.
func (x *lister) played(e *Entry) string {
	t := &x.t.Library
	switch {
	case e.Dropped && !e.Deleted.IsZero():
		return x.t.Fill(t.DroppedUntil, "date", e.Deleted.Add(KeepDeleted).Format(show.DateOnly))
	case e.Dropped:
		return t.Dropped
	case e.ID == x.present:
		return t.Here
	}
	return formatDay(e.Changed, x.l.Now, x.t)
}

// formatDay formats a date. For today and yesterday it gives the word and the time.
func formatDay(then, now time.Time, t *text.Catalog) string {
	day := then.Format(show.DateOnly)
	words := map[string]string{now.Format(show.DateOnly): t.Library.Today, now.AddDate(0, 0, -1).Format(show.DateOnly): t.Library.Yesterday}[day]
	return cmp.Or(t.Fill(words, "time", then.Format("15:04")), day)
}
