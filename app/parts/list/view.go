package list

import (
	"cmp"
	"path"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// View describes the panel with the list.
type View struct {
	There  bool
	Nav    Nav
	Name   string
	Offer  string // button to continue with a stored list, "" if none
	Before string // name of the previous list, "" if none

	Contents string   // number of puzzles
	Skipped  string   // how much could not be read, "" for nothing
	Why      []string // reasons for Skipped
	Lost     string   // parts that could not be read, or why the list is not stored; "" for neither

	Working  string // current work, "" if none
	Percent  int    // progress of Working
	Paused   bool
	CanRate  bool // the ratings can be requested
	Running  bool
	Sum      string // solution counts of the puzzles, "" if unknown
	Rows     int    // number of rows in the table
	Left     string // number of puzzles that pass the filter, "" for all
	Selected string // number selected, "" if none
	All      bool   // all are selected
	Heads    []ListHead
	Columns  []show.Option // all columns, indexed by Column
	Filtered bool
	Where    WhereView
	Filter   ListFilter
	Save     ListSave
	Chart    ListChart
}

// ListSave describes the dialog that writes puzzles to a file.
type ListSave struct {
	What    string        // which puzzles
	Formats []show.Option // indexed like rowset.Formats
	Library string        // button that adds them to the library
	Problem string        // why saving failed, "" if it did not
	On      bool          // saving is in progress
	Percent int
}

// ListHead describes the header of a column.
type ListHead struct {
	Column      Column
	Short, Name string
	Class       string
	Sort        string // value of aria-sort; "" if the column is not sortable
}

func (l *List) View(d *desk.Desk, t *text.Catalog) View {
	b := l
	v := View{There: b.There}
	if !b.There {
		if b.Offer != (Kept{}) {
			v.Offer = t.Fill(t.List.GoOnWith, "name", b.Offer.Name, "done", b.Offer.Done, "total", b.Offer.Total)
		}
		return v
	}
	v.Nav = l.nav(d, t)
	v.Name = listName(b, t)
	if b.Before != nil {
		v.Before = t.Fill(t.List.Back, "name", listName(b.Before, t))
	}
	v.fillContents(b, t)
	v.fillWork(d, l, t)
	v.fillTable(b, t)
	if d.Panel == desk.ListPanel {
		v.Where = l.whereView(t)
	}
	switch d.Dialog {
	case desk.ListFilterDialog:
		v.Filter = newListFilter(b, t)
	case desk.ListSaveDialog:
		v.Save = newListSave(b, t)
	case desk.ListChartDialog:
		v.Chart = newListChart(b, t)
	}
	return v
}

func newListSave(b *List, t *text.Catalog) ListSave {
	v := ListSave{What: t.Fill(t.List.SaveShown, "count", b.Table.Rows), On: b.Saving.On}
	if b.Table.Selected > 0 {
		v.What = t.Fill(t.List.SaveSelected, "count", b.Table.Selected)
	}
	v.Library = t.List.Shelve
	if cmp.Or(b.Table.Selected, b.Table.Rows) > MostShelved {
		v.Library = t.Fill(t.List.ShelveSome, "count", MostShelved)
	}
	if b.Saving.Err != "" {
		v.Problem = t.Fill(t.List.NotSaved, "reason", b.Saving.Err)
	}
	v.Percent = 100 * b.Saving.Done / max(1, b.Saving.Rows)
	for i, key := range rowset.Formats {
		name := t.Formats[key]
		switch key {
		case rowset.RatedCSV:
			name = t.List.AsTable
		case rowset.RatedLines:
			name = t.List.AsLines
		case rowset.RatedJSON:
			name = t.List.AsJSON
		}
		v.Formats = append(v.Formats, show.Option{Name: name, On: i == b.Saving.Format})
	}
	return v
}

func (v *View) fillContents(b *List, t *text.Catalog) {
	c, ok := b.Contents()
	if v.Contents = t.List.Reading; !ok {
		return
	}
	v.Contents = t.Fill(t.List.Contents, "count", c.Puzzles)
	if c.Skipped > 0 {
		v.Skipped = t.Fill(t.List.Skipped, "count", c.Skipped)
	}
	if len(c.Lost) > 0 {
		v.Lost += t.Fill(t.List.Lost, "count", lostBytes(c.Lost), "reason", c.Lost[0].Reason)
	}
	if b.KeepErr != "" {
		v.Lost += t.Techniques.Marks.Space + t.Fill(t.List.NotKept, "reason", b.KeepErr)
	}
	for _, s := range c.Why {
		sentence := t.Error(&s.Err)
		if s.File != "" {
			sentence = t.Fill(t.List.InFile, "name", s.File, "sentence", sentence)
		}
		v.Why = append(v.Why, sentence)
	}
	for kind, n := range c.Kinds {
		if n > 0 {
			v.Why = append(v.Why, t.Fill(t.List.Kind, "count", n, "reason", t.List.Kinds[min(kind, len(t.List.Kinds)-1)]))
		}
	}
}

// lostBytes returns the number of kilobytes lost.
func lostBytes(lost []Loss) (kilobytes int) {
	for _, x := range lost {
		kilobytes += x.Bytes
	}
	return (kilobytes + 1023) / 1024
}

// fillWork describes the current work, its speed and its remaining time.
func (v *View) fillWork(d *desk.Desk, l *List, t *text.Catalog) {
	b := l
	v.Running, v.Paused = b.Running(), b.Run.Paused
	v.CanRate = b.Run.Rows > 0 && !b.Run.Asked && !b.Knows(profile.Rated)
	if b.Run.Rows > 0 && b.Knows(profile.Solved) {
		v.Sum = sumText(&b.Run.Sum, t)
	}
	w, ok := b.Working(d.Now)
	if !ok {
		return
	}
	v.Percent = 100 * w.Done / max(1, b.Run.Rows)
	sentence := t.List.Working[w.Layer]
	if b.Run.Paused {
		sentence = t.List.Paused[w.Layer]
	}
	v.Working = t.Fill(sentence, "done", w.Done, "total", b.Run.Rows)
	if w.PerSecond > 0 {
		v.Working += " · " + t.Fill(t.List.Speed, "count", int(w.PerSecond)) +
			" · " + t.Fill(t.List.TimeLeft, "time", estimateText(w.Left/1000, t))
	}
}

// sumText describes the solution counts of the puzzles.
func sumText(s *rowset.Sum, t *text.Catalog) string {
	var parts []string
	for _, x := range []struct {
		sentence string
		count    int
	}{{t.List.Unique, s.Unique}, {t.List.Several, s.Several}, {t.List.None, s.None}} {
		if x.count > 0 {
			parts = append(parts, t.Fill(x.sentence, "count", x.count))
		}
	}
	return strings.Join(parts, " · ")
}

// estimateText formats an estimated time in seconds.
func estimateText(seconds float64, t *text.Catalog) string {
	switch {
	case seconds < 90:
		return t.Fill(t.List.Seconds, "count", int(seconds)+1)
	case seconds < 90*60:
		return t.Fill(t.List.Minutes, "count", int(seconds/60+.5))
	}
	return t.Fill(t.List.Hours, "count", int(seconds/3600+.5))
}

func (v *View) fillTable(b *List, t *text.Catalog) {
	v.Rows, v.Filtered = b.Table.Rows, b.Filter != Filter{}
	v.All = b.Table.Rows > 0 && b.Table.Selected == b.Table.Rows
	if b.Table.Selected > 0 {
		v.Selected = t.Fill(t.List.Selected, "count", b.Table.Selected)
	}
	switch {
	case b.Table.Arranging:
		v.Left = t.List.Arranging
	case v.Filtered:
		v.Left = t.Fill(t.List.Left, "count", b.Table.Rows, "total", b.Run.Rows)
	}
	for c := range Column(Columns) {
		name := t.List.ColumnNames[c]
		v.Columns = append(v.Columns, show.Option{Name: name, On: b.Columns.Has(c)})
		if !b.Columns.Has(c) {
			continue
		}
		head := ListHead{Column: c, Short: t.List.Columns[c], Name: name, Class: columnClasses[c]}
		if c.Sortable() {
			head.Sort = "none"
			if b.Order.Column == c {
				head.Sort = "ascending"
				if b.Order.Down {
					head.Sort = "descending"
				}
			}
		}
		v.Heads = append(v.Heads, head)
	}
}

// LoadedText describes an open list and what can be done with it.
func (b *List) LoadedText(t *text.Catalog) string {
	c, ok := b.Contents()
	switch {
	case !ok:
		return t.List.Reading
	case c.Puzzles == 0:
		return t.Fill(t.List.Contents, "count", 0)
	}
	return t.Fill(t.List.Loaded, "count", c.Puzzles)
}

// listName names a list by its file, if it has one, and its size.
func listName(b *List, t *text.Catalog) string {
	size := t.Fill(t.List.Size, "count", (b.Size()+1023)/1024)
	if b.Name == "" {
		return t.Fill(t.List.Pasted, "size", size)
	}
	return t.Fill(t.List.Name, "name", path.Base(b.Name), "size", size)
}
