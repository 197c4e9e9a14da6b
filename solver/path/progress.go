package path

import (
	"time"

	"sudoku/solver/board"
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

// reports are what a walk from a board calls after every step and during a search.
func reports(b *board.Board, progress func(Progress)) (step func(*Path), search tick) {
	now := Progress{Filled: board.Cells - b.Empty().Len()}
	last := time.Now()
	report := func(atLeast int) {
		last = time.Now()
		now.AtLeast = max(now.AtLeast, atLeast)
		progress(now)
	}
	step = func(p *Path) {
		taken := &p.Steps[len(p.Steps)-1]
		now.Steps++
		now.Filled = board.Cells - p.Last.Empty().Len()
		now.Hardest = max(now.Hardest, taken.Technique.Rating(&taken.Step))
		report(now.Hardest)
	}
	search = func(t *technique.Technique) {
		if time.Since(last) >= often {
			report(t.SE)
		}
	}
	return step, search
}
