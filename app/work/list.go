package work

import (
	"context"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// SolveList asks for the solutions of the puzzles of a part of a list.
type SolveList struct{ Part }

// ListSolved is the answer to SolveList. The rows travel as bytes beside the message.
type ListSolved struct {
	From       int `json:"from"`
	Unique     int `json:"unique"` // puzzles with exactly one solution
	Several    int `json:"several"`
	None       int `json:"none"`
	Unreadable int `json:"unreadable"` // lines
	rows       []byte
}

// ListHeader is the line above the rows of all answers to SolveList.
const ListHeader = "puzzle,count,solution,error\n"

// Puzzles is the number of puzzles that were read.
func (b ListSolved) Puzzles() int { return b.Unique + b.Several + b.None }

// Rows are lines of CSV, one for each puzzle in the order of the input: the
// puzzle as it is written there, how many solutions it has (2 for more), the first one that was found
// and why it could not be read.
func (b ListSolved) Rows() []byte { return b.rows }

func (ListSolved) answer() {}

func (job SolveList) carrying(data []byte) any {
	job.text = data
	return job
}
func (b ListSolved) payload() []byte          { return b.rows }
func (b ListSolved) carrying(data []byte) any { b.rows = data; return b }

func (job SolveList) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	out := ListSolved{From: job.From, rows: make([]byte, 0, 2*len(job.text)+len(job.text)/16)}
	err := job.each(ctx, progress, func(entry *format.Entry, wrong *format.Error) {
		switch {
		case wrong != nil:
			out.unreadable(wrong)
		case entry.Plain != nil:
			out.add(&entry.Givens, entry.Plain)
		default:
			out.add(&entry.Givens, []byte(entry.Givens.String()))
		}
	})
	return out, err
}

// unreadable writes the row of what could not be read. Its line is not known
// here: that of the part says nothing.
func (b *ListSolved) unreadable(wrong *format.Error) {
	b.Unreadable++
	e := *wrong
	e.Line = 0
	b.rows = append(b.rows, `,0,,"`...)
	b.rows = append(b.rows, strings.ReplaceAll(e.Error(), `"`, `""`)...)
	b.rows = append(b.rows, "\"\n"...)
}

// add solves a puzzle and writes its row.
func (b *ListSolved) add(g *board.Grid, text []byte) {
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
