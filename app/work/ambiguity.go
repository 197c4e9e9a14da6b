package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// MapSolutions asks how the solutions of a puzzle differ.
type MapSolutions struct {
	Givens wire.Grid `json:"givens"`
	Limit  int       `json:"limit"` // the map is exact up to this number of solutions
}

// SolutionsMapped is the answer to MapSolutions; see repair.Ambiguity.
type SolutionsMapped struct {
	Count    int  `json:"count"`    // number of solutions examined
	Complete bool `json:"complete"` // Count includes all solutions
	// In counts the examined solutions by cell and digit, 1 to 9.
	In [board.Cells][10]int `json:"in"`
	// Digits holds the digits of each cell in all solutions.
	Digits [board.Cells]board.DigitSet `json:"digits"`
	// Unavoidable lists sets of cells, smallest first. A puzzle with one solution needs a
	// given in each set.
	Unavoidable [][]board.Cell `json:"unavoidable"`
	// Additions lists some of the Ways to make the puzzle proper by adding one given, or
	// two if one is not enough.
	Additions [][]board.Candidate `json:"additions"`
	Ways      int                 `json:"ways"`
}

func (SolutionsMapped) answer() {}

func (job MapSolutions) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	givens := board.Grid(job.Givens)
	report := paced(progress)
	a, err := repair.Map(ctx, &givens, max(2, job.Limit), func(p repair.Progress) {
		report(Progress{Stage: int(p.Stage), Done: p.Done, Total: p.Total})
	})
	if err != nil {
		return nil, err
	}
	out := SolutionsMapped{Count: a.Count, Complete: a.Complete, In: a.In, Additions: a.Additions, Ways: a.Ways}
	for c := range out.Digits {
		for d := range board.AllDigits.All() {
			if a.Candidates.Has(board.NewCandidate(board.Cell(c), d)) {
				out.Digits[c] = out.Digits[c].With(d)
			}
		}
	}
	for _, set := range a.Unavoidable {
		var cells []board.Cell
		for c := range set.All() {
			cells = append(cells, c)
		}
		out.Unavoidable = append(out.Unavoidable, cells)
	}
	return out, nil
}
