package work

import (
	"bytes"
	"context"

	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Contents asks what a part of a list holds.
type Contents struct{ Part }

// Contained is the answer to Contents.
type Contained struct {
	From    int            `json:"from"`
	Puzzles int            `json:"puzzles"`
	Lines   int            `json:"lines"`         // ends of lines
	Skipped int            `json:"skipped"`       // what could not be read
	Why     []format.Error `json:"why,omitempty"` // of the first MostWhy of them, with lines that count from the part's first
}

// MostWhy is for how many lines a part says why they could not be read.
const MostWhy = 200

func (Contained) answer() {}

func (job Contents) carrying(data []byte) any {
	job.text = data
	return job
}

func (job Contents) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := Contained{From: job.From, Lines: format.LineEnds(job.text)}
	err := job.each(ctx, progress, func(_ *format.Entry, wrong *format.Error) {
		if wrong == nil {
			out.Puzzles++
			return
		}
		if out.Skipped++; out.Skipped <= MostWhy {
			out.Why = append(out.Why, *wrong)
		}
	})
	return out, err
}

// Pick asks for a puzzle of a part of a list with all that the list says of it.
type Pick struct {
	Part
	Index int `json:"index"` // among the puzzles of the part, from 0
}

// Picked is the answer to Pick.
type Picked struct {
	Code    string        `json:"code"` // of a link with the position and its marks; "" if there are fewer puzzles
	Format  string        `json:"format"`
	Dropped format.Counts `json:"dropped"`
}

func (Picked) answer() {}

func (job Pick) carrying(data []byte) any {
	job.text = data
	return job
}

func (job Pick) run(ctx context.Context, _ func(Progress)) (Answer, error) {
	index := 0
	for entry, err := range format.Scan(bytes.NewReader(job.text), job.Inside) {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			continue
		}
		if index == job.Index {
			return Picked{share.EncodeState(&entry.Annotated), entry.Format, entry.Dropped}, nil
		}
		index++
	}
	return Picked{}, nil
}
