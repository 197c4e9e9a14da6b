package generate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Some techniques are never needed because an easier step is always available. Others are
// needed so rarely that the bank has no puzzle that requires them. They can still be
// practised in puzzles that merely contain a step.

// Seen returns a disguised puzzle of the bank, chosen by seed, in which a technique has a
// step. ok is false if the bank has no such puzzle.
func (b *Bank) Seen(key string, seed uint64) (made Puzzle, ok bool) {
	n := uint64(len(b.kept.Seen[key]))
	found, ok := b.kept.SeenPuzzle(key, int(seed%max(n, 1)))
	d := RandomDisguise(seed, false)
	return Puzzle{Givens: d.Of(&found.Givens), Solution: d.Of(&found.Solution), Seed: seed}, ok
}

// Fixed returns the puzzle at an index in the bank's list for key, without a disguise.
// needed reports whether the technique is the next step somewhere on the puzzle's path.
// ok is false if there is no such puzzle.
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

// ExerciseSeen returns the first board on the path of a puzzle where a technique has a
// step, even if an easier technique has one too, along with all steps of the technique on
// that board. It returns no steps if there is no such board. Unless the technique is a
// basic one, the path starts where the basics end. Any error comes from ctx.
func ExerciseSeen(ctx context.Context, key string, puzzle *board.Grid) (b board.Board, steps []step.Step, err error) {
	t, n := technique.ByKey(key), newNeeded(false, key)
	b = board.FromGrid(puzzle)
	err = n.walk(ctx, &b, func(*technique.Technique) (stop bool) {
		steps = findSteps(ctx, t, &b)
		return len(steps) > 0
	})
	return b, steps, err
}

// ExerciseExample returns the example from a technique's lesson, disguised, with all its
// steps, or only the first if finding them all may take long. It is for techniques
// without a puzzle in the bank. Any error comes from ctx.
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
			break // finding more may take seconds
		}
	}
	return b, solution, steps, ctx.Err()
}
