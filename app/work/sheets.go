package work

import (
	"bytes"
	"context"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// Sheets asks for what is printed of puzzles: a grid, or the first puzzles of a
// list, whose lines travel as bytes beside the message.
type Sheets struct {
	Puzzle Grid  `json:"puzzle"`          // where there are no lines
	To     int   `json:"to"`              // bytes of the list, 0 for the puzzle
	Most   int   `json:"most"`            // puzzles of the list
	Files  []int `json:"files,omitempty"` // where the files of the list end but for the last
	lines  []byte
}

// Sheeted is the answer to Sheets.
type Sheeted struct {
	Puzzles   []Grid `json:"puzzles"`
	Solutions []Grid `json:"solutions"` // of each; empty where there is not exactly one
}

// Carrying is the job with its lines.
func (job Sheets) Carrying(lines []byte) Sheets {
	job.lines = lines
	return job
}

func (Sheeted) answer() {}

func (job Sheets) payload() []byte          { return job.lines }
func (job Sheets) span() (from, to int)     { return 0, job.To }
func (job Sheets) carrying(data []byte) any { return job.Carrying(data) }

func (job Sheets) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	var out Sheeted
	if job.To == 0 {
		out.add(board.Grid(job.Puzzle))
		return out, nil
	}
	told, from := time.Now(), 0
	for _, end := range append(job.Files, len(job.lines)) {
		file := job.lines[from:max(from, min(end, len(job.lines)))]
		from += len(file)
		for entry, err := range format.Scan(bytes.NewReader(file), false) {
			if len(out.Puzzles) == job.Most || ctx.Err() != nil {
				break
			}
			if err != nil {
				continue // what is no puzzle is not printed
			}
			out.add(entry.Position.Givens)
			if time.Since(told) > batchPause {
				told = time.Now()
				progress(Progress{Count: len(out.Puzzles)})
			}
		}
	}
	return out, ctx.Err()
}

func (s *Sheeted) add(puzzle board.Grid) {
	var solution board.Grid
	if found := search.Solve(&puzzle); found.Count == 1 {
		solution = found.Solution
	}
	s.Puzzles = append(s.Puzzles, Grid(puzzle))
	s.Solutions = append(s.Solutions, Grid(solution))
}
