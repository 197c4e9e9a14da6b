package hodoku

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/basic"
)

// Walk chooses the steps of a path: singles in HoDoKu's order, then the step of the first
// stage that finds one, and finally a digit of the solution.
type Walk struct {
	recipe  Recipe
	singles *singles
	// solution is the solution of the givens, computed when first needed.
	solution *board.Grid
}

// Walk starts a path on a board.
func (r Recipe) Walk(b *board.Board) *Walk { return &Walk{recipe: r, singles: newSingles(b)} }

// Took records that a step has been taken.
func (w *Walk) Took(s *step.Step) { w.singles.apply(s) }

// Singles takes singles until none is left, without making steps, and calls took with
// the technique of each. It updates b, the board of the path.
func (w *Walk) Singles(b *board.Board, took func(*technique.Technique)) {
	for {
		kind, x, ok := w.singles.take()
		if !ok {
			break
		}
		key, _, ok := basic.SingleKeyAt(&w.singles.board, kind, x)
		if !ok {
			break
		}
		took(technique.ByKey(key))
		w.singles.place(x.Cell(), x.Digit())
	}
	*b = w.singles.board
}

// NextStep is like Next, for a board on which Singles has found no more singles.
func (w *Walk) NextStep(ctx context.Context, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	if t, s, ok = w.recipe.Choose(ctx, b); ok || ctx.Err() != nil {
		return t, s, ok
	}
	return w.guess(b)
}

// Next returns the step to take on b, which must be the board after all steps taken so
// far. ok is false if no step exists or ctx is done; Next checks ctx between stages. It
// never calls its last argument because none of its searches takes long.
func (w *Walk) Next(ctx context.Context, b *board.Board, _ func(*technique.Technique)) (t *technique.Technique, s step.Step, ok bool) {
	if s, ok = w.singles.next(); ok {
		return technique.ByKey(s.Technique), s, ok
	}
	return w.NextStep(ctx, b)
}

// Choose returns the step that HoDoKu takes on a board without singles. ok is false if no
// step exists or ctx is done.
func (r Recipe) Choose(ctx context.Context, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	for i := range r {
		if ctx.Err() != nil {
			break
		}
		if t, s, ok = r[i].choose(b); ok {
			return t, s, ok
		}
	}
	return nil, step.Step{}, false
}

// guess is the last resort: it places the solution's digit in the middle one of the empty
// cells. ok is false if the givens do not have a unique solution or the board has ruled
// out this digit.
func (w *Walk) guess(b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	if w.solution == nil {
		puzzle := b.Puzzle()
		found := search.Solve(&puzzle)
		if found.Count != 1 {
			return nil, step.Step{}, false
		}
		w.solution = &found.Solution
	}
	empty := slices.Collect(b.Empty().All())
	if len(empty) == 0 {
		return nil, step.Step{}, false // the grid is full but wrong
	}
	middle := empty[len(empty)/2]
	d := w.solution[middle]
	return technique.BruteForce, fromSolution(b, board.NewCandidate(middle, d)), b.Has(middle, d)
}

// fromSolution returns the step that places a digit of the solution.
func fromSolution(b *board.Board, x board.Candidate) step.Step {
	s := step.Step{
		Technique:  technique.BruteForce.Key,
		Placements: []board.Candidate{x},
		Args:       []step.Arg{step.CellArg("cell", x.Cell()), step.DigitArg("digit", x.Digit())},
		Views:      make([]step.View, 1),
	}
	s.Views[0].MarkCells(board.NewCellSet(x.Cell()), step.Pattern)
	return s
}
