package generate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Some techniques are never needed, since something easier comes first wherever they
// have a step, and others so rarely that the bank has no puzzle for them. They can be
// practised all the same, in puzzles in which they are seen.

// Seen is one of the bank's puzzles in which a technique has a step, by a seed, in a
// disguise; ok is false where there is none.
func (b *Bank) Seen(key string, seed uint64) (made Puzzle, ok bool) {
	n := uint64(len(b.kept.Seen[key]))
	found, ok := b.kept.SeenPuzzle(key, int(seed%max(n, 1)))
	d := RandomDisguise(seed, false)
	return Puzzle{Givens: d.Of(&found.Givens), Solution: d.Of(&found.Solution), Seed: seed}, ok
}

// Fixed is the puzzle at a place in a list of the bank, as it is, without a disguise;
// needed reports whether the technique is the next step somewhere on its path, and not
// only seen. ok is false where there is none.
func (b *Bank) Fixed(key string, place int) (made Puzzle, needed, ok bool) {
	places := b.kept.Places(key)
	if len(places) == 0 {
		found, ok := b.kept.SeenPuzzle(key, place)
		return Puzzle{Givens: found.Givens, Solution: found.Solution}, false, ok
	}
	if place < 0 || place >= len(places) {
		return made, false, false
	}
	found := b.kept.Puzzle(places[place])
	return Puzzle{Givens: found.Givens, Solution: found.Solution}, true, found.Solution != board.Grid{}
}

// ExerciseSeen is the first board on the path of a puzzle on which a technique has a
// step, though something easier may have one too, with all of its steps there; none if
// there is no such board. Unless the technique is one of the basics, the path begins
// where these end. The error is that of ctx.
func ExerciseSeen(ctx context.Context, key string, puzzle *board.Grid) (b board.Board, steps []step.Step, err error) {
	t, n := technique.ByKey(key), newNeeded(key, false)
	b = board.FromGrid(puzzle)
	err = n.walk(ctx, &b, func(*technique.Technique) (stop bool) {
		steps = findSteps(ctx, t, &b)
		return len(steps) > 0
	})
	return b, steps, err
}

// ExerciseExample is the example of a technique's lesson in a disguise, with its
// steps there, or the first one where to find all may take long: for techniques of which no puzzle of the bank has a step. The error
// is that of ctx.
func ExerciseExample(ctx context.Context, key string, seed uint64) (b board.Board, solution board.Grid, steps []step.Step, err error) {
	t, d := technique.ByKey(key), RandomDisguise(seed, false)
	if t == nil {
		return b, solution, nil, nil
	}
	example := t.Example()
	shown := d.OfPosition(&example)
	b = board.New(&shown)
	solution, _ = making.Solve(&shown.Givens)
	for s := range t.Steps(ctx, &b, func() {}) {
		if !s.HasEffect(&b) {
			continue
		}
		if steps = append(steps, s); t.Long != nil {
			break // others may take seconds
		}
	}
	return b, solution, steps, ctx.Err()
}
