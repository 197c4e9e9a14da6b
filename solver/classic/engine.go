package classic

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// engine solves the puzzle with package search. It places no digit until the solution is
// known, then places them all in row order. Result.Trials is the number of guesses.
func engine(r *run) {
	ctx, cancel := r.ctx, context.CancelFunc(func() {})
	if !r.deadline.IsZero() {
		ctx, cancel = context.WithDeadline(r.ctx, r.deadline)
	}
	defer cancel()
	found, err := search.Count(ctx, r.givens, 1, nil)
	r.result.Nodes, r.result.Trials, r.result.Depth = found.Stats.Nodes, found.Stats.Guesses, found.Stats.Depth
	if err != nil {
		if r.look() {
			r.stop(LimitReached)
		}
		return
	}
	if found.Count > 0 {
		for c := range r.result.Grid {
			if r.givens[c] == 0 {
				r.place(board.Cell(c), found.Solution[c])
			}
		}
	}
	r.conclude(found.Count > 0)
}
