package path

import (
	"time"

	"sudoku/solver/board"
	"sudoku/solver/technique"
)

// Progress describes the state of a walk.
type Progress struct {
	// Steps is the number of steps taken, and Filled the number of filled cells.
	Steps, Filled int
	// Hardest is the highest Sudoku Explainer rating of these steps, in tenths.
	Hardest int
	// AtLeast is a lower bound for the path's rating with the recipe "se", in tenths. It
	// is Hardest or, if higher, the lowest rating of the technique being searched,
	// because cheaper techniques have found nothing.
	AtLeast int
}

// reportInterval is the time between progress reports during a search.
const reportInterval = 100 * time.Millisecond

// reports returns the functions that a walk from a board calls after every step and
// during a search.
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
		if time.Since(last) >= reportInterval {
			report(t.SE)
		}
	}
	return step, search
}
