package view

import (
	"path"
	"strconv"

	"sudoku/app/model"
	"sudoku/app/text"
)

// Batch is the panel for a list of many puzzles.
type Batch struct {
	State   model.BatchState
	Name    string
	Status  string
	Percent int // of the list, in bytes
	Rows    []BatchRow
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

// BatchRow is a line of the table of what was found.
type BatchRow struct{ Name, Value string }

func batchOf(m *model.Model, t *text.Catalog) Batch {
	b := &m.Batch
	v := Batch{State: b.State}
	if b.State == model.NoBatch {
		return v
	}
	v.Name = listName(b, t)
	if b.Before != nil {
		v.Before = t.Fill(t.Batch.Back, "name", listName(b.Before, t))
	}
	v.fillContents(b, t)
	if b.State == model.BatchReady {
		return v
	}
	puzzles, sum := b.Sum()
	end := m.Now
	if b.State != model.BatchRunning {
		end = b.Ended
	}
	millis := max(end-b.Started, 1)
	v.Percent = int(100 * b.Done())
	v.CanSave = b.State == model.BatchDone
	sentence := map[model.BatchState]string{
		model.BatchRunning: t.Batch.Running, model.BatchDone: t.Batch.Done, model.BatchCancelled: t.Batch.Cancelled,
	}[b.State]
	v.Status = t.Fill(sentence, "count", puzzles, "percent", v.Percent, "time", t.Milliseconds(millis))
	for _, row := range []struct {
		name  string
		value int
	}{
		{t.Batch.Unique, sum.Unique},
		{t.Batch.Several, sum.Several},
		{t.Batch.None, sum.None},
		{t.Batch.Unreadable, sum.Unreadable},
		{t.Batch.Throughput, int(float64(puzzles) / millis * 1000)},
	} {
		v.Rows = append(v.Rows, BatchRow{row.name, t.Integer(row.value)})
	}
	return v
}

func (v *Batch) fillContents(b *model.Batch, t *text.Catalog) {
	puzzles, skipped, why, ok := b.Contents(mostWhy)
	if v.Contents = t.Batch.Reading; !ok {
		return
	}
	v.Contents = t.Fill(t.Batch.Contents, "count", puzzles)
	v.Puzzles, v.Number, v.CanPick = puzzles, strconv.Itoa(b.Number), b.CanPick()
	if skipped > 0 {
		v.Skipped = t.Fill(t.Batch.Skipped, "count", skipped)
	}
	for _, s := range why {
		sentence := t.Error(&s.Err)
		if s.File != "" {
			sentence = t.Fill(t.Batch.InFile, "name", s.File, "sentence", sentence)
		}
		v.Why = append(v.Why, sentence)
	}
	if more := skipped - len(why); more > 0 {
		v.More = t.Fill(t.Batch.More, "count", more)
	}
}

// listName is what a list is called: by its file, if it has one, and its size.
func listName(b *model.Batch, t *text.Catalog) string {
	size := t.Fill(t.Batch.Size, "count", (b.Size()+1023)/1024)
	if b.Name == "" {
		return t.Fill(t.Batch.Pasted, "size", size)
	}
	return t.Fill(t.Batch.Name, "name", path.Base(b.Name), "size", size)
}
