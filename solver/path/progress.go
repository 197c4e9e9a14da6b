package path

import (
	"context"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Progress is how far a walk has come.
type Progress struct {
	// Steps is the number of steps taken, Filled that of the filled cells.
	Steps, Filled int
	// Hardest is the highest Sudoku Explainer rating among them, in tenths.
	Hardest int
	// AtLeast is the rating, in tenths, that the path will have by the recipe
	// "se" at the least: Hardest, or what the cheapest step of the technique
	// that is searched now would cost, since the cheaper ones found nothing.
	AtLeast int
}

// often is how often a walk reports its progress during a search.
const often = 100 * time.Millisecond

// WalkProgress is Walk, which reports its progress after every step and, during
// a search that may take seconds, ten times a second.
func (r Recipe) WalkProgress(ctx context.Context, b *board.Board, progress func(Progress)) (Path, error) {
	now := Progress{Filled: board.Cells - b.Empty().Len()}
	last := time.Now()
	report := func(atLeast int) {
		last = time.Now()
		now.AtLeast = max(now.AtLeast, atLeast)
		progress(now)
	}
	return r.walk(ctx, b, func(p *Path) {
		taken := &p.Steps[len(p.Steps)-1]
		now.Steps++
		now.Filled = board.Cells - p.Last.Empty().Len()
		now.Hardest = max(now.Hardest, taken.Technique.Rating(&taken.Step))
		report(now.Hardest)
	}, func(t *technique.Technique) {
		if time.Since(last) >= often {
			report(t.SE)
		}
	})
}

// NextProgress is Next that gives up when ctx is done and calls tick often
// during a search that may take seconds.
func (r Recipe) NextProgress(ctx context.Context, b *board.Board, tick func()) (t *technique.Technique, s step.Step, ok bool) {
	return r.chooser(b).Next(ctx, b, func(*technique.Technique) { tick() })
}
