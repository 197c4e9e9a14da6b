package path

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Taken is a step of a path, with the board on which it was found.
type Taken struct {
	Technique *technique.Technique
	Step      step.Step
	Before    board.Board
}

// Path is the result of solving a board with a recipe.
type Path struct {
	Steps []Taken
	// Solved reports whether the last step completes the solution.
	Solved bool
	// Last is the board after the last step: the solution, or the board on which no
	// technique of the recipe finds a step.
	Last board.Board
	// UniquenessOff reports whether techniques that assume a unique solution were left
	// out because the givens have no solution or several.
	UniquenessOff bool
}

// Next returns the first step of the first technique that has one. Where techniques are
// searched together, it returns the cheapest step; with the recipe "hodoku", it returns
// the step that HoDoKu takes. ok is false if no step is found or ctx is done. If tick is
// not nil, Next calls it often during searches that may take seconds.
func (r Recipe) Next(ctx context.Context, b *board.Board, tick func()) (t *technique.Technique, s step.Step, ok bool) {
	heard := silent
	if tick != nil {
		heard = func(*technique.Technique) { tick() }
	}
	return r.chooser(b).Next(ctx, b, heard)
}

// All yields every step on a board, technique by technique, or cheapest first where
// techniques are searched together. It skips steps without an effect, which no technique
// should produce. It searches techniques that may take long only if it has found no other
// step.
func (r Recipe) All(b *board.Board) iter.Seq2[*technique.Technique, step.Step] {
	return func(yield func(*technique.Technique, step.Step) bool) {
		found := false
		for long, steps := range r.each(b) {
			if found && long {
				continue
			}
			for t, s := range steps {
				found = true
				if !yield(t, s) {
					return
				}
			}
		}
	}
}

// each yields the steps of each technique or line, and whether searching for them may
// take long.
func (r Recipe) each(b *board.Board) iter.Seq2[bool, iter.Seq2[*technique.Technique, step.Step]] {
	return func(yield func(long bool, steps iter.Seq2[*technique.Technique, step.Step]) bool) {
		for _, l := range r.lines {
			if !yield(l.Techniques[0].Long != nil, l.All(b)) {
				return
			}
		}
		if r.lines != nil {
			return
		}
		for _, t := range r.Techniques {
			if !yield(t.Long != nil, findSteps(context.Background(), t, b, silent)) {
				return
			}
		}
	}
}

// findSteps yields the steps of a technique that have an effect.
func findSteps(ctx context.Context, t *technique.Technique, b *board.Board, tick tick) iter.Seq2[*technique.Technique, step.Step] {
	return func(yield func(*technique.Technique, step.Step) bool) {
		for s := range t.Steps(ctx, b, func() { tick(t) }) {
			if s.HasEffect(b) && !yield(t, s) {
				return
			}
		}
	}
}

// Walk takes the steps that Next returns until there are no more. Each step removes
// candidates, so the path ends. Walk leaves out uniqueness techniques where For does.
// When ctx is done, Walk returns the path so far and the error. If progress is not nil,
// Walk calls it after every step, and ten times a second during searches that may take
// seconds.
func (r Recipe) Walk(ctx context.Context, b *board.Board, progress func(Progress)) (Path, error) {
	if progress == nil {
		return r.walk(ctx, b, func(*Path) {}, silent)
	}
	step, search := reports(b, progress)
	return r.walk(ctx, b, step, search)
}

// tick is called during a technique's search if that may take long.
type tick = func(*technique.Technique)

func silent(*technique.Technique) {}

func (r Recipe) walk(ctx context.Context, b *board.Board, report func(*Path), tick tick) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	p.Steps = make([]Taken, 0, b.Empty().Len()+4) // for singles and a few other steps
	choose := fit.chooser(b)
	for err == nil && !p.Last.IsSolved() {
		t, s, ok := choose.Next(ctx, &p.Last, tick)
		if !ok {
			err = ctx.Err()
			break
		}
		p.Steps = append(p.Steps, Taken{t, s, p.Last})
		s.Apply(&p.Last)
		choose.Took(&s)
		report(&p)
	}
	p.Solved = p.Last.IsSolved()
	return p, err
}

// chooser chooses the steps of a path one by one.
type chooser interface {
	// Next returns the step to take on a board; ok is false if no step exists. When ctx is
	// done, Next returns without a step: immediately during a search that may take long,
	// otherwise between techniques.
	Next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool)
	// Took records that a step has been taken.
	Took(s *step.Step)
}

// chooser returns the chooser for a path that starts on the board.
func (r Recipe) chooser(b *board.Board) chooser {
	if r.stages != nil {
		return r.stages.Walk(b)
	}
	return inOrder{r}
}

// inOrder chooses the first step of the first technique or line that has one.
type inOrder struct{ recipe Recipe }

// Took does nothing: Next depends only on the board.
func (c inOrder) Took(*step.Step) {}

// Next returns the step to take on a board.
func (c inOrder) Next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool) {
	return c.recipe.next(ctx, b, tick)
}

func (r Recipe) next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool) {
	for _, l := range r.lines {
		if t, s, ok = l.First(ctx, b, tick); ok {
			return t, s, ok
		}
	}
	if r.lines != nil {
		return nil, step.Step{}, false
	}
	for _, t := range r.Techniques {
		if ctx.Err() != nil {
			break
		}
		for t, s := range findSteps(ctx, t, b, tick) {
			return t, s, true
		}
	}
	return nil, step.Step{}, false
}
