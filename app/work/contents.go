package work

import (
	"bytes"
	"context"

	"sudoku/app/work/rowset"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Contents asks for the puzzles in a part of a list.
type Contents struct{ Part }

// Contained is the answer to Contents.
type Contained struct {
	Number  int            `json:"number"` // number of the part
	Puzzles int            `json:"puzzles"`
	Lines   int            `json:"lines"`         // number of line breaks
	Skipped int            `json:"skipped"`       // number of unreadable texts
	Why     []format.Error `json:"why,omitempty"` // the first MostWhy errors, with line numbers within the part
	// Kinds counts the other errors.
	Kinds Kinds `json:"kinds,omitempty"`
	rows  []byte
}

// Kinds counts read errors by format.Kind.
type Kinds []int

// Add counts n errors of a kind.
func (k *Kinds) Add(kind format.Kind, n int) {
	for len(*k) <= int(kind) {
		*k = append(*k, 0)
	}
	(*k)[kind] += n
}

// MostWhy limits the errors listed per part.
const MostWhy = 20

func (Contained) answer() {}

// Rows returns the rows of the puzzles, which are sent as bytes along with the message.
func (c Contained) Rows() []byte { return c.rows }

// WithoutRows returns the answer without its rows.
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
	out.rows = make([]byte, 0, len(job.text)/(board.Cells+1)*rowset.Size+rowset.Size)
	err := job.each(ctx, progress, func(entry *format.Entry, wrong *format.Error) {
		if wrong == nil {
			out.Puzzles++
			out.rows = rowset.Append(out.rows, &entry.Givens)
			return
		}
		out.skip(wrong)
	})
	return out, err
}

// skip records a read error.
func (c *Contained) skip(wrong *format.Error) {
	if c.Skipped++; c.Skipped <= MostWhy {
		c.Why = append(c.Why, *wrong)
		return
	}
	c.Kinds.Add(wrong.Kind, 1)
}

// Pick asks for one puzzle in a part of a list, with all its annotations.
type Pick struct {
	Part
	Index int `json:"index"` // within the part, 0-based
}

// Picked is the answer to Pick.
type Picked struct {
	Code    string        `json:"code"` // link code of the position and its marks; "" if Index is too large
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
