package view

import (
	"path"

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
}

// BatchRow is a line of the table of what was found.
type BatchRow struct{ Name, Value string }

func batchOf(m *model.Model, t *text.Catalog) Batch {
	b := &m.Batch
	v := Batch{State: b.State}
	if b.State == model.NoBatch {
		return v
	}
	size := t.Fill(t.Batch.Size, "count", (b.Bounds[len(b.Bounds)-1]+1023)/1024)
	v.Name = t.Fill(t.Batch.Name, "name", path.Base(b.Name), "size", size)
	if b.Name == "" {
		v.Name = t.Fill(t.Batch.Pasted, "size", size)
	}
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
