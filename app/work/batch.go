package work

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// Batch asks for the solutions of many puzzles, one a line, in any way to
// write one that package format reads. The lines are a part of a list; they
// travel as bytes beside the message.
type Batch struct {
	From  int `json:"from"` // where the part begins in the list, in bytes
	To    int `json:"to"`   // and where it ends
	lines []byte
}

// Carrying is the job with its lines.
func (job Batch) Carrying(lines []byte) Batch {
	job.lines = lines
	return job
}

// Batched is the answer to Batch. The rows travel as bytes beside the message.
type Batched struct {
	From       int `json:"from"`
	Unique     int `json:"unique"` // puzzles with exactly one solution
	Several    int `json:"several"`
	None       int `json:"none"`
	Unreadable int `json:"unreadable"` // lines
	rows       []byte
}

// BatchHeader is the line above the rows of all answers to Batch.
const BatchHeader = "puzzle,count,solution,error\n"

// Puzzles is the number of puzzles that were read.
func (b Batched) Puzzles() int { return b.Unique + b.Several + b.None }

// Rows are lines of CSV, one for each puzzle in the order of the input: the
// puzzle, how many solutions it has (2 for more), the first one that was found
// and why it could not be read.
func (b Batched) Rows() []byte { return b.rows }

func (Batched) answer() {}

func (job Batch) payload() []byte          { return job.lines }
func (job Batch) carrying(data []byte) any { return job.Carrying(data) }
func (b Batched) payload() []byte          { return b.rows }
func (b Batched) carrying(data []byte) any { b.rows = data; return b }

// batchPause is how often progress is told.
const batchPause = 100 * time.Millisecond

func (job Batch) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := Batched{From: job.From, rows: make([]byte, 0, 2*len(job.lines)+len(job.lines)/16)}
	told, done := time.Now(), 0
	for line := range bytes.Lines(job.lines) {
		out.solve(line)
		if done++; done%64 != 0 {
			continue
		}
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if time.Since(told) > batchPause {
			told = time.Now()
			progress(Progress{Count: done})
		}
	}
	return out, nil
}

// solve reads and solves the puzzle of a line, if there is one.
func (b *Batched) solve(line []byte) {
	g, ok := readPlain(line)
	if ok {
		b.add(&g)
		return
	}
	for entry, err := range format.Puzzles(bytes.NewReader(line)) {
		if e, ok := errors.AsType[*format.Error](err); ok && e.Kind == format.Empty {
			continue
		}
		if err != nil {
			b.Unreadable++
			b.rows = append(b.rows, `,0,,"`...)
			b.rows = append(b.rows, strings.ReplaceAll(err.Error(), `"`, `""`)...)
			b.rows = append(b.rows, "\"\n"...)
			continue
		}
		b.add(&entry.Position.Givens)
	}
}

func (b *Batched) add(g *board.Grid) {
	result := search.Solve(g)
	b.rows = appendGrid(b.rows, g)
	b.rows = append(b.rows, ',', '0'+byte(result.Count), ',')
	switch result.Count {
	case 0:
		b.None++
	case 1:
		b.Unique++
	default:
		b.Several++
	}
	if result.Count > 0 {
		b.rows = appendGrid(b.rows, &result.Solution)
	}
	b.rows = append(b.rows, ",\n"...)
}

func appendGrid(to []byte, g *board.Grid) []byte {
	for _, d := range g {
		if d == 0 {
			to = append(to, '.')
		} else {
			to = append(to, '0'+byte(d))
		}
	}
	return to
}

// readPlain reads the commonest line, 81 digits and points, a few times as
// fast as package format does, which reads everything else.
func readPlain(line []byte) (g board.Grid, ok bool) {
	line = bytes.TrimRight(line, "\r\n")
	if len(line) != board.Cells {
		return g, false
	}
	for i, ch := range line {
		switch {
		case '0' <= ch && ch <= '9':
			g[i] = board.Digit(ch - '0')
		case ch != '.':
			return g, false
		}
	}
	return g, true
}
