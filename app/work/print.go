package work

import (
	"bytes"
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/search"
)

// PrintJob asks for the content of a printout. It prints one or more puzzles, or the
// first puzzles of a list, whose lines are sent as bytes along with the message.
type PrintJob struct {
	Puzzle  wire.Grid   `json:"puzzle"`            // used if there are neither lines nor Puzzles
	Puzzles []wire.Grid `json:"puzzles,omitempty"` // used if there are no lines
	To      int         `json:"to"`                // number of bytes from the list, 0 for Puzzle or Puzzles
	Most    int         `json:"most"`              // maximum number of puzzles from the list
	Files   []int       `json:"files,omitempty"`   // end offsets of all files in the list except the last
	lines   []byte
}

// Printed is the answer to PrintJob.
type Printed struct {
	Puzzles   []wire.Grid `json:"puzzles"`
	Solutions []wire.Grid `json:"solutions"` // solution of each puzzle, or empty if not unique
}

// Carrying returns the job with its lines.
func (job PrintJob) Carrying(lines []byte) PrintJob {
	job.lines = lines
	return job
}

func (Printed) answer() {}

func (job PrintJob) payload() []byte          { return job.lines }
func (job PrintJob) span() (from, to int)     { return 0, job.To }
func (job PrintJob) carrying(data []byte) any { return job.Carrying(data) }

func (job PrintJob) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	var out Printed
	switch {
	case job.To == 0 && len(job.Puzzles) == 0:
		out.add(board.Grid(job.Puzzle))
		return out, nil
	case job.To == 0:
		for _, puzzle := range job.Puzzles {
			out.add(board.Grid(puzzle))
		}
		return out, ctx.Err()
	}
	report, from := paced(progress), 0
	for _, end := range append(job.Files, len(job.lines)) {
		file := job.lines[from:max(from, min(end, len(job.lines)))]
		from += len(file)
		for entry, err := range format.Scan(bytes.NewReader(file), false) {
			if len(out.Puzzles) == job.Most || ctx.Err() != nil {
				break
			}
			if err != nil {
				continue // unreadable text is not printed
			}
			out.add(entry.Position.Givens)
			report(Progress{Count: len(out.Puzzles)})
		}
	}
	return out, ctx.Err()
}

func (s *Printed) add(puzzle board.Grid) {
	var solution board.Grid
	if found := search.Solve(&puzzle); found.Count == 1 {
		solution = found.Solution
	}
	s.Puzzles = append(s.Puzzles, wire.Grid(puzzle))
	s.Solutions = append(s.Solutions, wire.Grid(solution))
}
