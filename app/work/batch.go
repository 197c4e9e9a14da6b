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
// puzzle as it is written there, how many solutions it has (2 for more), the first one that was found
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
	if g, ok := readPlain(line); ok {
		b.add(&g, line[:board.Cells])
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
		g := &entry.Position.Givens
		b.add(g, []byte(g.String()))
	}
}

// add solves a puzzle and writes its row.
func (b *Batched) add(g *board.Grid, text []byte) {
	result := search.Solve(g)
	switch result.Count {
	case 0:
		b.None++
	case 1:
		b.Unique++
	default:
		b.Several++
	}
	b.rows = append(b.rows, text...)
	b.rows = append(b.rows, ',', '0'+byte(result.Count), ',')
	if result.Count > 0 {
		var solution [board.Cells]byte
		for i, d := range result.Solution {
			solution[i] = '0' + byte(d)
		}
		b.rows = append(b.rows, solution[:]...)
	}
	b.rows = append(b.rows, ",\n"...)
}

// readPlain reads the commonest line, 81 digits and points, a few times as
// fast as package format does, which reads everything else.
func readPlain(line []byte) (g board.Grid, ok bool) {
	for len(line) > 0 && line[len(line)-1] < ' ' { // the end of the line
		line = line[:len(line)-1]
	}
	if len(line) != board.Cells {
		return g, false
	}
	var all board.Digit
	for i := range g {
		d := plainDigits[line[i]]
		g[i] = d
		all |= d
	}
	return g, all < 16
}

// plainDigits are the digits by the characters that readPlain reads; 16 stands
// for any other character.
var plainDigits = func() (digits [256]board.Digit) {
	for ch := range digits {
		switch {
		case '0' <= ch && ch <= '9':
			digits[ch] = board.Digit(ch - '0')
		case ch != '.':
			digits[ch] = 16
		}
	}
	return digits
}()
