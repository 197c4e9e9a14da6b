//go:build !js

package main

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/path"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// people checks positions as people make them: with some candidates ruled out at random,
// some digits entered, newer notes on an older board, or a player's own marks. On each
// position it checks all levels of the hint, all steps of all techniques, and a question.
func (c *checker) people(ctx context.Context) {
	if c.solution == nil {
		return
	}
	boards := c.wayThere()
	older := boards[c.random.IntN(len(boards))]
	newer := boards[c.random.IntN(len(boards))]
	if older.Empty().Len() < newer.Empty().Len() {
		older, newer = newer, older
	}
	list := c.techniques(func(t *technique.Technique) bool { return !t.OnRequest && t.Long == nil })
	for i, b := range []board.Board{c.thinned(older), c.entered(older), undone(&older, &newer), c.marked(older)} {
		if b.IsSolved() || ctx.Err() != nil {
			continue
		}
		c.hint(ctx, &b)
		c.every(ctx, list, &b)
		c.ask(ctx, &b, i == 0)
	}
}

// wayThere returns the boards on the way to the solution, as far as fast techniques lead.
func (c *checker) wayThere() (boards []board.Board) {
	list := c.techniques(func(t *technique.Technique) bool { return !t.OnRequest && t.Long == nil })
	for b := board.FromGrid(&c.puzzle); !b.IsSolved(); {
		boards = append(boards, b)
		_, s, ok := first(list, &b)
		if !ok {
			break
		}
		s.Apply(&b)
	}
	return boards
}

// falseOnes returns the candidates of a board that are not in the solution, in random
// order.
func (c *checker) falseOnes(b *board.Board) (list []board.Candidate) {
	for cell := range b.Empty().All() {
		for d := range b.Candidates(cell).Without(c.solution[cell]).All() {
			list = append(list, board.NewCandidate(cell, d))
		}
	}
	c.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// thinned returns a board with up to three quarters of the false candidates ruled out.
func (c *checker) thinned(b board.Board) board.Board {
	wrong := c.falseOnes(&b)
	for _, x := range wrong[:c.random.IntN(3*len(wrong)/4+1)] {
		b.Eliminate(x.Cell(), x.Digit())
	}
	return b
}

// entered returns a board with some correct entries and some candidates ruled out.
func (c *checker) entered(b board.Board) board.Board {
	cells := slices.Collect(b.Empty().All())
	c.random.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	for _, cell := range cells[:c.random.IntN(len(cells)/3+1)] {
		b.Place(cell, c.solution[cell])
	}
	if c.random.IntN(2) == 0 {
		return b
	}
	return c.thinned(b)
}

// undone returns the older board with the eliminations of the newer one in its empty
// cells.
func undone(older, newer *board.Board) board.Board {
	b := *older
	for cell := range newer.Empty().And(older.Empty()).All() {
		for d := range b.Candidates(cell).All() {
			if !newer.Has(cell, d) {
				b.Eliminate(cell, d)
			}
		}
	}
	return b
}

// marked returns a board with a player's candidates: all in some cells, one or two in
// some, and a random set in the others.
func (c *checker) marked(b board.Board) board.Board {
	for cell := range b.Empty().All() {
		keep := c.random.Float64()
		switch c.random.IntN(3) {
		case 0:
			keep = 1
		case 1:
			keep = 0.15
		}
		for d := range b.Candidates(cell).Without(c.solution[cell]).All() {
			if c.random.Float64() >= keep {
				b.Eliminate(cell, d)
			}
		}
	}
	return b
}

// hint checks the next step at all levels. If no technique has a step, it checks the
// refutation shown instead.
func (c *checker) hint(ctx context.Context, b *board.Board) {
	r, _, err := path.Human().For(ctx, b)
	if err != nil {
		return
	}
	if t, s, ok := r.Next(context.Background(), b, nil); ok {
		c.step(b, t, &s)
		c.hints(b, &s)
	} else if r, ok := path.RefuteAny(ctx, b); ok {
		c.refutation(b, &r)
	}
}

// ask checks the answers to questions about a false candidate and a true one: the false
// one must be found to be false, and the true one must not be refuted. If whole is set,
// ask also looks for the steps that prove the answers.
func (c *checker) ask(ctx context.Context, b *board.Board, whole bool) {
	c.boards++
	wrong := c.falseOnes(b)
	if len(wrong) == 0 {
		return
	}
	claim := path.Claim{Eliminations: wrong[:1]}
	if bad, err := claim.Wrong(ctx, b); err == nil && len(bad.Eliminations) > 0 {
		c.fail("%v does not follow, it says", wrong[0])
	}
	if r, ok := path.Refute(ctx, b, wrong[0]); ok {
		c.refutation(b, &r)
	}
	cells := slices.Collect(b.Empty().All())
	cell := cells[c.random.IntN(len(cells))]
	truth := []board.Candidate{board.NewCandidate(cell, c.solution[cell])}
	if bad, err := (path.Claim{Eliminations: truth}).Wrong(ctx, b); err == nil && len(bad.Eliminations) == 0 {
		c.fail("%v is false, it says", truth[0])
	}
	if bad, err := (path.Claim{Placements: truth}).Wrong(ctx, b); err == nil && len(bad.Placements) > 0 {
		c.fail("%v does not follow, it says", truth[0])
	}
	if _, ok := path.Refute(ctx, b, truth[0]); ok {
		c.fail("%v is refuted", truth[0])
	}
	if whole {
		c.prove(ctx, b, claim)
		c.prove(ctx, b, path.Claim{Placements: truth})
	}
}

// prove checks the steps that lead to a claim.
func (c *checker) prove(ctx context.Context, b *board.Board, claim path.Claim) {
	steps, ok, err := path.Human().Prove(ctx, b, claim, func(int) {})
	if err != nil || !ok {
		return
	}
	at := *b
	for i := range steps {
		c.step(&at, steps[i].Technique, &steps[i].Step)
		steps[i].Step.Apply(&at)
	}
	for _, x := range claim.Placements {
		if at.Value(x.Cell()) != x.Digit() {
			c.fail("the proof of %v does not end there", x)
		}
	}
	for _, x := range claim.Eliminations {
		if at.Has(x.Cell(), x.Digit()) {
			c.fail("the proof of %s does not end there", step.Elimination(x))
		}
	}
}

// refutation checks that an assumption is false, that each step follows from it, and that
// the steps end in the stated contradiction.
func (c *checker) refutation(b *board.Board, r *path.Refutation) {
	if !c.ruledOut(b, r.Assumed) {
		c.fail("%v is refuted", r.Assumed)
	}
	at := *b
	at.Place(r.Assumed.Cell(), r.Assumed.Digit())
	for i := range r.Steps {
		s := &r.Steps[i].Step
		if err := step.Check(s, &at, nil); err != nil {
			c.fail("from %v: %v: %s", r.Assumed, err, s.Text())
		}
		s.Apply(&at)
	}
	if !slices.Contains(at.Conflicts(), r.Conflict) {
		c.fail("from %v there is no contradiction", r.Assumed)
	}
}
