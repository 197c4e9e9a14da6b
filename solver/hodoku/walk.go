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

// Walk chooses the steps of a path: singles in HoDoKu's own order, then what the
// first stage with a step chooses, and at last a digit of the solution.
type Walk struct {
	recipe  Recipe
	singles *singles
	// solution is that of the givens, once it was needed.
	solution *board.Grid
}

// Walk begins a path on a board.
func (r Recipe) Walk(b *board.Board) *Walk { return &Walk{recipe: r, singles: newSingles(b)} }

// Took follows a step that has been taken.
func (w *Walk) Took(s *step.Step) { w.singles.apply(s) }

// Singles takes singles until there is none, without their steps, and says for
// each its technique. It leaves b, the board of the path, where they end.
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

// NextStep is Next on a board where Singles found none.
func (w *Walk) NextStep(ctx context.Context, b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	if t, s, ok = w.recipe.Choose(ctx, b); ok || ctx.Err() != nil {
		return t, s, ok
	}
	return w.guess(b)
}

// Next is the step to take on the board, which is the first one's after all steps
// taken; ok is false if there is none, or when ctx is done, which is looked at
// between two stages. It never ticks: none of its searches takes long.
func (w *Walk) Next(ctx context.Context, b *board.Board, _ func(*technique.Technique)) (t *technique.Technique, s step.Step, ok bool) {
	if s, ok = w.singles.next(); ok {
		return technique.ByKey(s.Technique), s, ok
	}
	return w.NextStep(ctx, b)
}

// Choose is the step that HoDoKu takes on a board without singles; ok is false if
// there is none, or when ctx is done.
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

// guess is the last resort: the middle one of the empty cells gets its digit.
// ok is false if the givens have no or several solutions, or the board has
// ruled theirs out.
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
		return nil, step.Step{}, false // full and wrong
	}
	middle := empty[len(empty)/2]
	d := w.solution[middle]
	return technique.BruteForce, fromSolution(b, board.NewCandidate(middle, d)), b.Has(middle, d)
}

// fromSolution is the step that places a digit of the solution.
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
