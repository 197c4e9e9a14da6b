package path

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Taken is a step of a path with the board that it was found on.
type Taken struct {
	Technique *technique.Technique
	Step      step.Step
	Before    board.Board
}

// Path is what a recipe makes of a board.
type Path struct {
	Steps []Taken
	// Solved: the last step completes the solution.
	Solved bool
	// Last is the board after the last step: the solution, or where no
	// technique of the recipe finds anything.
	Last board.Board
	// UniquenessOff: the techniques that assume one solution were left out,
	// since the givens have none or several.
	UniquenessOff bool
}

// Next is the first step of the first technique that has one, or the cheapest
// where techniques are searched together, or in the recipe "hodoku" the one that
// HoDoKu takes. ok is false if there is none, and when ctx is done. When tick is not
// nil it is called often during a search that may take seconds.
func (r Recipe) Next(ctx context.Context, b *board.Board, tick func()) (t *technique.Technique, s step.Step, ok bool) {
	heard := silent
	if tick != nil {
		heard = func(*technique.Technique) { tick() }
	}
	return r.chooser(b).Next(ctx, b, heard)
}

// All yields every step on a board, technique by technique, or the cheapest
// first where techniques are searched together. A step without an effect on the
// board, which no technique should have, is skipped. Techniques whose search
// may take long are searched only as long as there is no step.
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

// each yields the steps of each technique or line, and whether their search may
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

// Walk takes step after step from a board, each time that of Next. Each takes
// candidates away, so that the path ends. Uniqueness techniques are left out
// as For says. When ctx is done the path so far comes with its error. When progress
// is not nil it is called after every step and, during a search that may take
// seconds, ten times a second.
func (r Recipe) Walk(ctx context.Context, b *board.Board, progress func(Progress)) (Path, error) {
	if progress == nil {
		return r.walk(ctx, b, func(*Path) {}, silent)
	}
	step, search := reports(b, progress)
	return r.walk(ctx, b, step, search)
}

// tick is called during the search of a technique that may take long.
type tick = func(*technique.Technique)

func silent(*technique.Technique) {}

func (r Recipe) walk(ctx context.Context, b *board.Board, report func(*Path), tick tick) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	p.Steps = make([]Taken, 0, b.Empty().Len()+4) // singles and a little more
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

// chooser chooses the steps of a path one after the other.
type chooser interface {
	// Next is the step to take on a board; ok is false if there is none. It
	// gives up when ctx is done: at once where a search may take long, else
	// between two techniques.
	Next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool)
	// Took reports that a step has been taken.
	Took(s *step.Step)
}

// chooser is the chooser of a path that begins on a board.
func (r Recipe) chooser(b *board.Board) chooser {
	if r.stages != nil {
		return r.stages.Walk(b)
	}
	return inOrder{r}
}

// inOrder chooses the first step of the first technique or line that has one.
type inOrder struct{ recipe Recipe }

// Took has nothing to remember: Next depends on the board alone.
func (c inOrder) Took(*step.Step) {}

// Next is the step to take on a board.
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
