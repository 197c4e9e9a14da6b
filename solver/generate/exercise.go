package generate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Exercise is the first board on the path of a puzzle on which a technique is the
// next step, with all of its steps there; none if the path has no such step. The
// error is that of ctx.
func Exercise(ctx context.Context, key string, puzzle *board.Grid) (b board.Board, steps []step.Step, err error) {
	n := newNeeded(key, false)
	b = board.FromGrid(puzzle)
	var q plain
	for !b.IsSolved() {
		if !n.basic {
			q.loadBoard(&b, basics)
			q.run()
			q.onto(&b)
		}
		t, s, ok := n.recipe.NextProgress(ctx, &b, func() {})
		if err := ctx.Err(); err != nil || !ok {
			return b, nil, err
		}
		if t.Key == key {
			return b, stepsOf(ctx, t, &b), ctx.Err()
		}
		s.Apply(&b)
	}
	return b, nil, nil
}

// stepsOf are the steps of a technique that change a board.
func stepsOf(ctx context.Context, t *technique.Technique, b *board.Board) (steps []step.Step) {
	for s := range t.Steps(ctx, b, func() {}) {
		if s.HasEffect(b) {
			steps = append(steps, s)
		}
	}
	return steps
}
