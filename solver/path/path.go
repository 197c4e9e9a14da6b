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

// Next is the first step of the first technique that has one, or the cheapest
// where techniques are searched together, or in the recipe "hodoku" the one that
// HoDoKu takes. ok is false if there is none.
func (r Recipe) Next(b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	return r.chooser(b).next(context.Background(), b, untold)
}

// All yields every step on a board, technique by technique, or the cheapest
// first where techniques are searched together. A step without an effect on the
// board, which no technique should have, is passed over. Techniques whose search
// may take long are searched only as long as there is no step.
func (r Recipe) All(b *board.Board) iter.Seq2[*technique.Technique, step.Step] {
	return func(yield func(*technique.Technique, step.Step) bool) {
		found := false
		for l := range r.lines() {
			if found && l.techniques[0].Long != nil {
				continue
			}
			for x := range l.all(b) {
				found = true
				if !yield(x.technique, x.step) {
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
	return r.WalkTold(ctx, b, func(*Path) {})
}

// WalkTold is Walk, which shows the path so far after every step.
func (r Recipe) WalkTold(ctx context.Context, b *board.Board, told func(*Path)) (Path, error) {
	return r.walk(ctx, b, told, untold)
}

// tick is called on the way of a technique whose search may take long.
type tick = func(*technique.Technique)

func untold(*technique.Technique) {}

func (r Recipe) walk(ctx context.Context, b *board.Board, told func(*Path), tick tick) (Path, error) {
	fit, off, err := r.For(ctx, b)
	p := Path{Last: *b, UniquenessOff: off}
	p.Steps = make([]Taken, 0, b.Empty().Len()+4) // singles and a little more
	choose := fit.chooser(b)
	for err == nil && !p.Last.IsSolved() {
		t, s, ok := choose.next(ctx, &p.Last, tick)
		if !ok {
			err = ctx.Err()
			break
		}
		p.Steps = append(p.Steps, Taken{t, s, p.Last})
		s.Apply(&p.Last)
		choose.took(&s)
		told(&p)
	}
	p.Solved = p.Last.IsSolved()
	return p, err
}

// chooser chooses the steps of a path one after the other.
type chooser interface {
	// next is the step to take on a board; ok is false if there is none. It
	// gives up when ctx is done: at once where a search may take long, else
	// between two techniques.
	next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool)
	// took tells that a step has been taken.
	took(s *step.Step)
}

// chooser is the chooser of a path that begins on a board.
func (r Recipe) chooser(b *board.Board) chooser {
	if r.stages != nil {
		return &stagedChooser{stages: r.stages, singles: newSingles(b)}
	}
	return r
}

// took has nothing to remember: next depends on the board alone.
func (r Recipe) took(*step.Step) {}

func (r Recipe) next(ctx context.Context, b *board.Board, tick tick) (t *technique.Technique, s step.Step, ok bool) {
	for l := range r.lines() {
		if x := l.first(ctx, b, tick); x.technique != nil {
			return x.technique, x.step, true
		}
	}
	return nil, step.Step{}, false
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
