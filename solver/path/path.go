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
	// Last is the board behind the last step: the solution, or where no
	// technique of the recipe finds anything.
	Last board.Board
	// UniquenessOff: the techniques that assume one solution were left out,
	// since the givens have none or several.
	UniquenessOff bool
}

// Next is the first step of the first technique that has one. ok is false if
// none has.
func (r Recipe) Next(b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for t, s := range r.All(b) {
		return t, s, true
	}
	return nil, step.Step{}, false
}

// All yields every step on a board, technique by technique. A step without an
// effect on the board, which no technique should have, is passed over.
func (r Recipe) All(b *board.Board) iter.Seq2[*technique.Technique, step.Step] {
	return func(yield func(*technique.Technique, step.Step) bool) {
		for _, t := range r.Techniques {
			for s := range t.Find(b) {
				if hasEffect(&s, b) && !yield(t, s) {
					return
				}
			}
		}
	}
}

// Walk takes step after step from a board, each time that of Next. Each takes
// candidates away, so that the path ends. Uniqueness techniques are left out
// as For says. When ctx is done the path so far comes with its error.
func (r Recipe) Walk(ctx context.Context, b *board.Board) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	for err == nil && !p.Last.IsSolved() {
		t, s, ok := fit.next(ctx, &p.Last)
		if !ok {
			err = ctx.Err()
			break
		}
		p.Steps = append(p.Steps, Taken{t, s, p.Last})
		s.Apply(&p.Last)
	}
	p.Solved = p.Last.IsSolved()
	return p, err
}

// next is Next that gives up between two techniques when ctx is done.
func (r Recipe) next(ctx context.Context, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for i := range r.Techniques {
		if ctx.Err() != nil {
			break
		}
		one := Recipe{Techniques: r.Techniques[i : i+1]}
		if t, s, ok = one.Next(b); ok {
			break
		}
	}
	return t, s, ok
}

// hasEffect reports whether all placements and eliminations of a step are
// candidates of the board and there is one.
func hasEffect(s *step.Step, b *board.Board) bool {
	for _, list := range [][]board.Candidate{s.Placements, s.Eliminations} {
		for _, x := range list {
			if !b.Has(x.Cell(), x.Digit()) {
				return false
			}
		}
	}
	return len(s.Placements)+len(s.Eliminations) > 0
}
