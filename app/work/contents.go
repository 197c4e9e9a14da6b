package work

import (
	"bytes"
	"context"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Contents asks what a part of a list holds.
type Contents struct{ Part }

// Contained is the answer to Contents.
type Contained struct {
	Number  int            `json:"number"` // of the part
	Puzzles int            `json:"puzzles"`
	Lines   int            `json:"lines"`         // ends of lines
	Skipped int            `json:"skipped"`       // what could not be read
	Why     []format.Error `json:"why,omitempty"` // of the first MostWhy of them, with lines that count from the part's first
	// Kinds counts the others.
	Kinds Kinds `json:"kinds,omitempty"`
	rows  []byte
}

// Kinds counts what could not be read by format.Kind.
type Kinds []int

// Add counts n errors of a kind.
func (k *Kinds) Add(kind format.Kind, n int) {
	for len(*k) <= int(kind) {
		*k = append(*k, 0)
	}
	(*k)[kind] += n
}

// MostWhy is for how many lines a part says why they could not be read.
const MostWhy = 20

func (Contained) answer() {}

// Rows are the rows of the puzzles. They travel as bytes beside the message.
func (c Contained) Rows() []byte { return c.rows }

// WithoutRows is the answer less the rows.
func (c Contained) WithoutRows() Contained {
	c.rows = nil
	return c
}

func (c Contained) payload() []byte          { return c.rows }
func (c Contained) carrying(data []byte) any { c.rows = data; return c }

func (job Contents) carrying(data []byte) any {
	job.text = data
	return job
}

func (job Contents) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := Contained{Number: job.Number, Lines: format.LineEnds(job.text)}
	out.rows = make([]byte, 0, len(job.text)/(board.Cells+1)*RowSize+RowSize)
	err := job.each(ctx, progress, func(entry *format.Entry, wrong *format.Error) {
		if wrong == nil {
			out.Puzzles++
			out.rows = appendRow(out.rows, &entry.Givens)
			return
		}
		out.skip(wrong)
	})
	return out, err
}

// skip notes what could not be read.
func (c *Contained) skip(wrong *format.Error) {
	if c.Skipped++; c.Skipped <= MostWhy {
		c.Why = append(c.Why, *wrong)
		return
	}
	c.Kinds.Add(wrong.Kind, 1)
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
