package path

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Claim is a statement about a board: the Placements are true and the Eliminations are
// false.
type Claim struct{ Placements, Eliminations []board.Candidate }

// open returns the number of parts of the claim that do not hold on the board yet.
func (c Claim) open(b *board.Board) int {
	n := 0
	for _, x := range c.Placements {
		if b.Value(x.Cell()) != x.Digit() {
			n++
		}
	}
	for _, x := range c.Eliminations {
		if b.Has(x.Cell(), x.Digit()) {
			n++
		}
	}
	return n
}

// Wrong returns the part of the claim that does not follow from the digits on the board,
// because a solution contradicts it or no solution exists. If the result is empty, the
// claim is correct. Wrong uses an exact search. It returns an error only if ctx is done.
func (c Claim) Wrong(ctx context.Context, b *board.Board) (wrong Claim, err error) {
	values := b.Values()
	any, err := search.Count(ctx, &values, 1, nil)
	if err != nil || any.Count == 0 {
		return c, err
	}
	for _, x := range c.Placements {
		for d := range board.AllDigits.Without(x.Digit()).All() {
			found, err := withDigit(ctx, &values, board.NewCandidate(x.Cell(), d))
			if err != nil {
				return c, err
			}
			if found {
				wrong.Placements = append(wrong.Placements, x)
				break
			}
		}
	}
	for _, x := range c.Eliminations {
		found, err := withDigit(ctx, &values, x)
		if err != nil {
			return c, err
		}
		if found {
			wrong.Eliminations = append(wrong.Eliminations, x)
		}
	}
	return wrong, nil
}

// withDigit reports whether the grid has a solution that contains x.
func withDigit(ctx context.Context, g *board.Grid, x board.Candidate) (bool, error) {
	if d := g[x.Cell()]; d != 0 {
		return d == x.Digit(), ctx.Err()
	}
	with := *g
	with[x.Cell()] = x.Digit()
	found, err := search.Count(ctx, &with, 1, nil)
	return found.Count > 0, err
}

// Prove returns steps that lead to a claim. At the start, and after a step that shows
// part of the claim, it searches all techniques for a step that shows another part.
// Otherwise it takes the cheapest step. Finally, it removes the steps that turn out to be
// unnecessary. ok is false if the recipe cannot prove the claim. Prove calls progress
// often with the number of steps so far.
func (r Recipe) Prove(ctx context.Context, b *board.Board, claim Claim, progress func(steps int)) (steps []Taken, ok bool, err error) {
	return r.prove(ctx, b, claim, true, progress)
}

// Lead is like Prove, but starts with the cheapest step. It gives up and returns false if
// it takes more than limit steps, including those that Prove would remove.
func (r Recipe) Lead(ctx context.Context, b *board.Board, claim Claim, limit int) (steps []Taken, ok bool) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	steps, ok, _ = r.prove(ctx, b, claim, false, func(steps int) {
		if steps > limit {
			cancel()
		}
	})
	return steps, ok
}

func (r Recipe) prove(ctx context.Context, b *board.Board, claim Claim, shown bool, progress func(steps int)) (steps []Taken, ok bool, err error) {
	fit, _, err := r.For(ctx, b)
	at := *b
	for open := claim.open(&at); err == nil && open > 0; {
		progress(len(steps))
		t, s, found := fit.toward(ctx, &at, claim, shown, func() { progress(len(steps)) })
		if !found {
			return nil, false, ctx.Err()
		}
		steps = append(steps, Taken{t, s, at})
		s.Apply(&at)
		left := claim.open(&at)
		shown, open = left < open, left
		err = ctx.Err()
	}
	if err != nil {
		return nil, false, err
	}
	all := func(*step.Step) bool { return true }
	return shorten(ctx, b, steps, func(b *board.Board) bool { return claim.open(b) == 0 }, all, func() { progress(len(steps)) }), true, ctx.Err()
}

// toward returns the cheapest step that shows part of the claim, or else the cheapest
// step of all. Unless dearer is set, it stops at the first technique that finds a step.
func (r Recipe) toward(ctx context.Context, b *board.Board, claim Claim, dearer bool, progress func()) (t *technique.Technique, s step.Step, ok bool) {
	open := claim.open(b)
	for _, candidate := range r.Techniques {
		progress()
		if ctx.Err() != nil {
			return nil, s, false
		}
		if candidate.Long != nil && ok {
			break
		}
		for found := range candidate.Steps(ctx, b, progress) {
			if !found.HasEffect(b) {
				continue
			}
			after := *b
			found.Apply(&after)
			if claim.open(&after) < open {
				return candidate, found, true
			}
			if !ok {
				t, s, ok = candidate, found, true
			}
		}
		if ok && !dearer {
			break
		}
	}
	return t, s, ok
}
