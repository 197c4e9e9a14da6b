package generate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Exercise returns the first board on the path of a puzzle where the next step uses the
// given technique, along with all steps of the technique on that board. It returns no
// steps if the path has no such board. Any error comes from ctx.
func Exercise(ctx context.Context, key string, puzzle *board.Grid) (b board.Board, steps []step.Step, err error) {
	n := newNeeded(false, key)
	b = board.FromGrid(puzzle)
	var found *technique.Technique
	err = n.walk(ctx, &b, func(t *technique.Technique) (stop bool) {
		if t.Key == key {
			found = t
		}
		return found != nil
	})
	if found == nil {
		return b, nil, err
	}
	return b, findSteps(ctx, found, &b), ctx.Err()
}

// findSteps returns the steps of a technique that change a board.
func findSteps(ctx context.Context, t *technique.Technique, b *board.Board) (steps []step.Step) {
	for s := range t.Steps(ctx, b, func() {}) {
		if s.HasEffect(b) {
			steps = append(steps, s)
		}
	}
	return steps
}
