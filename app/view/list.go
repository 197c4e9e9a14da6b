package view

import (
	"path"
	"strconv"

	"sudoku/app/model"
	"sudoku/app/model/desk"
	"sudoku/app/model/list"
	"sudoku/app/text"
)

// List is the panel for a list of many puzzles.
type List struct {
	State   list.State
	Name    string
	Status  string
	Percent int // of the list, in bytes
	Rows    []ListRow
	CanSave bool
	Before  string // the name of the list before, "" for none

	Contents string   // how many puzzles there are
	Skipped  string   // how much could not be read, "" if nothing
	Why      []string // and why
	More     string   // of which more is left out, "" if nothing
	Number   string   // of the puzzle that may be put on the board
	Puzzles  int      // the highest such number
	CanPick  bool
}

// mostWhy is how many reasons are shown.
const mostWhy = 200

// ListRow is a line of the table of what was found.
type ListRow struct{ Name, Value string }

func listOf(m *model.Model, t *text.Catalog) List {
	b := &m.List
	v := List{State: b.State}
	if b.State == list.None {
		return v
	}
	v.Name = listName(b, t)
	if b.Before != nil {
		v.Before = t.Fill(t.List.Back, "name", listName(b.Before, t))
	}
	v.fillContents(b, t)
	if b.State == list.Ready {
		return v
	}
	puzzles, sum := b.Sum()
	end := m.Now
	if b.State != list.Running {
		end = b.Ended
	}
	millis := max(end-b.Started, 1)
	v.Percent = int(100 * b.Done())
	v.CanSave = b.State == list.Done
	sentence := map[list.State]string{
		list.Running: t.List.Running, list.Done: t.List.Done, list.Cancelled: t.List.Cancelled,
	}[b.State]
	expert := m.Options.Has(desk.Expert)
	if b.State == list.Done && !expert {
		sentence = t.List.DoneAll
	}
	v.Status = t.Fill(sentence, "count", puzzles, "percent", v.Percent, "time", t.Milliseconds(millis))
	for _, row := range []struct {
		name    string
		value   int
		figures bool // for experts
	}{
		{t.List.Unique, sum.Unique, false},
		{t.List.Several, sum.Several, false},
		{t.List.None, sum.None, false},
		{t.List.Unreadable, sum.Unreadable, false},
		{t.List.Throughput, int(float64(puzzles) / millis * 1000), true},
	} {
		if expert || !row.figures {
			v.Rows = append(v.Rows, ListRow{row.name, t.Integer(row.value)})
		}
	}
	return v
}

func (v *List) fillContents(b *list.List, t *text.Catalog) {
	puzzles, skipped, why, ok := b.Contents(mostWhy)
	if v.Contents = t.List.Reading; !ok {
		return
	}
	v.Contents = t.Fill(t.List.Contents, "count", puzzles)
	v.Puzzles, v.Number, v.CanPick = puzzles, strconv.Itoa(b.Number), b.CanPick()
	if skipped > 0 {
		v.Skipped = t.Fill(t.List.Skipped, "count", skipped)
	}
	for _, s := range why {
		sentence := t.Error(&s.Err)
		if s.File != "" {
			sentence = t.Fill(t.List.InFile, "name", s.File, "sentence", sentence)
		}
		v.Why = append(v.Why, sentence)
	}
	if more := skipped - len(why); more > 0 {
		v.More = t.Fill(t.List.More, "count", more)
	}
}

// loadedText is what the status says of a list, and what can be done with it.
func loadedText(b *list.List, t *text.Catalog) string {
	puzzles, _, _, ok := b.Contents(0)
	switch {
	case !ok:
		return t.List.Reading
	case puzzles == 0:
		return t.Fill(t.List.Contents, "count", 0)
	}
	return t.Fill(t.List.Loaded, "count", puzzles)
}

// listName is what a list is called: by its file, if it has one, and its size.
func listName(b *list.List, t *text.Catalog) string {
	size := t.Fill(t.List.Size, "count", (b.Size()+1023)/1024)
	if b.Name == "" {
		return t.Fill(t.List.Pasted, "size", size)
	}
	return t.Fill(t.List.Name, "name", path.Base(b.Name), "size", size)
}
