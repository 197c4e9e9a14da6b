package work

import (
	"bytes"
	"context"
	"errors"
	"time"

	"sudoku/solver/format"
)

// Part is a part of a list of puzzles in any way to write them that package
// format reads. Its text travels as bytes beside the message.
type Part struct {
	Number int  `json:"number"`           // of the part, from 0
	From   int  `json:"from"`             // where the part begins in the list, in bytes
	To     int  `json:"to"`               // and where it ends
	Inside bool `json:"inside,omitempty"` // it has a puzzle in each line and is not the first of its file
	text   []byte
}

// Carrying is the part with its text.
func (p Part) Carrying(text []byte) Part {
	p.text = text
	return p
}

func (p Part) payload() []byte      { return p.text }
func (p Part) span() (from, to int) { return p.From, p.To }

// Span is which bytes of a list the job of a request carries; from and to are
// equal if none.
func (r *Request) Span() (from, to int) {
	if job, ok := r.Job.(interface{ span() (from, to int) }); ok {
		return job.span()
	}
	return 0, 0
}

// Carrying is the request with the bytes that its job carries.
func (r Request) Carrying(data []byte) Request {
	if c, ok := r.Job.(carrier); ok {
		r.Job = c.carrying(data).(Job)
	}
	return r
}

// progressPause is how often progress is reported.
const progressPause = 100 * time.Millisecond

// paced reports progress no more often than that.
func paced(progress func(Progress)) func(Progress) {
	reported := time.Now()
	return func(p Progress) {
		if time.Since(reported) > progressPause {
			reported = time.Now()
			progress(p)
		}
	}
}

// each goes through the puzzles of the part. wrong is nil unless one could not
// be read. The progress counts both.
func (p Part) each(ctx context.Context, progress func(Progress), do func(entry *format.Entry, wrong *format.Error)) error {
	report, done := paced(progress), 0
	for entry, err := range format.Scan(bytes.NewReader(p.text), p.Inside) {
		wrong, _ := errors.AsType[*format.Error](err)
		if wrong != nil && wrong.Kind == format.Empty {
			continue
		}
		do(entry, wrong)
		if done++; done%64 != 0 {
			continue
		}
		if ctx.Err() != nil {
			return ctx.Err()
		}
		report(Progress{Count: done})
	}
	return nil
}
