package generate

import (
	"context"
	"strconv"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Some techniques are never needed, since something easier comes first wherever they
// have a step, and others so rarely that the bank has no puzzle for them. They can be
// practised all the same, in puzzles in which they are seen.

// SeenPuzzle is one of the bank's puzzles in which a technique has a step, by its
// place in the list; ok is false where there is none.
func (b *Bank) SeenPuzzle(key string, place int) (made Puzzle, ok bool) {
	list := b.Seen[key]
	if place < 0 || place >= len(list) {
		return made, false
	}
	if number, err := strconv.Atoi(list[place]); err == nil {
		return Mined(number), true
	}
	g, err := unpack(list[place])
	if err != nil {
		return made, false
	}
	made.Givens = g
	made.Solution, ok = isProper(&g)
	return made, ok
}

// Fixed is the puzzle at a place in a list of the bank, as it is, without a disguise;
// needed reports whether the technique is the next step somewhere on its path, and not
// only seen. ok is false where there is none.
func (b *Bank) Fixed(key string, place int) (made Puzzle, needed, ok bool) {
	places := b.Places(key)
	if len(places) == 0 {
		made, ok = b.SeenPuzzle(key, place)
		return made, false, ok
	}
	if place < 0 || place >= len(places) {
		return made, false, false
	}
	made = b.Puzzle(places[place])
	return made, true, made.Solution != board.Grid{}
}

// SeenEntry is how a list of the bank's has a puzzle that is not an attempt.
func SeenEntry(g *board.Grid) string { return pack(g) }

// Disguised is a puzzle in one of its disguises.
func (p Puzzle) Disguised(seed uint64) Puzzle {
	d := RandomDisguise(seed, false)
	p.Givens, p.Solution, p.Seed = d.Of(&p.Givens), d.Of(&p.Solution), seed
	return p
}

// ExerciseSeen is the first board on the path of a puzzle on which a technique has a
// step, though something easier may have one too, with all of its steps there; none if
// there is no such board. Unless the technique is one of the basics, the path begins
// where these end. The error is that of ctx.
func ExerciseSeen(ctx context.Context, key string, puzzle *board.Grid) (b board.Board, steps []step.Step, err error) {
	t, n := technique.ByKey(key), newNeeded(key, false)
	b = board.FromGrid(puzzle)
	err = n.walk(ctx, &b, func(*technique.Technique) (stop bool) {
		steps = stepsOf(ctx, t, &b)
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
	solution, _ = isProper(&shown.Givens)
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
