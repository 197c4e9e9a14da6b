package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

// Grade asks whether a puzzle has one solution and, if so, for its grade. Rate takes
// longer and returns more.
type Grade struct {
	Givens wire.Grid `json:"givens"`
}

// Graded is the answer to Grade.
type Graded struct {
	Count int        `json:"count"` // number of solutions: 0, 1, or 2 for several
	Grade rate.Grade `json:"grade"` // rate.None unless Count is 1
	// Solution is set if the solution is unique.
	Solution wire.Grid `json:"solution"`
	// Seconds is how long a standard player takes; see rate.Duration.
	Seconds int `json:"seconds,omitempty"`
}

func (Graded) answer() {}

func (job Grade) run(ctx context.Context, _ func(Progress)) (Answer, error) {
	givens := board.Grid(job.Givens)
	found := search.Solve(&givens)
	out := Graded{Count: min(found.Count, 2)}
	if out.Count != 1 {
		return out, nil
	}
	out.Solution = wire.Grid(found.Solution)
	b := board.FromGrid(&givens)
	_, p, err := rate.RateHoDoKu(ctx, &b)
	out.Grade = rate.PathGrade(&p)
	if err != nil {
		return out, err
	}
	took, err := rate.Duration(ctx, &b)
	out.Seconds = int(took.Seconds())
	return out, err
}
