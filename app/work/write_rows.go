package work

import (
	"context"

	"sudoku/app/work/rowset"
)

// WriteRows asks for puzzles from a list as text. Their rows are sent as bytes along with
// the message.
type WriteRows struct {
	First  int    `json:"first"` // index of the first puzzle, 0-based
	Count  int    `json:"count"`
	Format string `json:"format"` // one of rowset.Formats
	rows   []byte
}

// Written is the answer to WriteRows. The text is sent as bytes along with the message.
type Written struct {
	First int `json:"first"`
	Count int `json:"count"`
	text  []byte
}

func (Written) answer() {}

// Text returns the written text.
func (w Written) Text() []byte { return w.text }

func (job WriteRows) payload() []byte          { return job.rows }
func (job WriteRows) carrying(data []byte) any { job.rows = data; return job }
func (w Written) payload() []byte              { return w.text }
func (w Written) carrying(data []byte) any     { w.text = data; return w }

// Carrying returns the job with its rows.
func (job WriteRows) Carrying(rows []byte) WriteRows {
	job.rows = rows
	return job
}

func (job WriteRows) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	report := paced(progress)
	text, err := rowset.Write(ctx, job.rows, job.Format, job.First == 0, func(done int) { report(Progress{Count: done}) })
	return Written{First: job.First, Count: job.Count, text: text}, err
}
