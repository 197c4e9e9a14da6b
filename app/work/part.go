package work

import (
	"bytes"
	"context"
	"errors"
	"time"

	"sudoku/solver/format"
)

// Part is a part of a list in any format that package format reads. Its text is sent as
// bytes along with the message. All jobs read the text with format.Scan, as the command
// does.
type Part struct {
	Number int  `json:"number"`           // number of the part, 0-based
	From   int  `json:"from"`             // start in the list, in bytes
	To     int  `json:"to"`               // end in the list, in bytes
	Inside bool `json:"inside,omitempty"` // whether the part has one puzzle per line and does not start a file
	text   []byte
}

// Carrying returns the part with its text.
func (p Part) Carrying(text []byte) Part {
	p.text = text
	return p
}

func (p Part) payload() []byte      { return p.text }
func (p Part) span() (from, to int) { return p.From, p.To }

// Span returns the range of bytes in the list that the request's job carries. If it
// carries none, from equals to.
func (r *Request) Span() (from, to int) {
	if job, ok := r.Job.(interface{ span() (from, to int) }); ok {
		return job.span()
	}
	return 0, 0
}

// Carrying returns the request with the bytes that its job needs.
func (r Request) Carrying(data []byte) Request {
	if c, ok := r.Job.(carrier); ok {
		r.Job = c.carrying(data).(Job)
	}
	return r
}

// progressPause is the interval between progress reports.
const progressPause = 100 * time.Millisecond

// paced limits progress reports to one per progressPause.
func paced(progress func(Progress)) func(Progress) {
	reported := time.Now()
	return func(p Progress) {
		if time.Since(reported) > progressPause {
			reported = time.Now()
			progress(p)
		}
	}
}

// each calls do for each puzzle and each unreadable text in the part; wrong is nil for
// puzzles. The progress counts both.
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
