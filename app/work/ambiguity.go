package work

import (
	"context"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// MapSolutions asks how the solutions of a puzzle with several differ.
type MapSolutions struct {
	Givens wire.Grid `json:"givens"`
	Limit  int       `json:"limit"` // up to how many solutions the map is exact
}

// SolutionsMapped is the answer to MapSolutions; repair.Ambiguity says more of each
// part.
type SolutionsMapped struct {
	Count    int  `json:"count"`    // solutions that were looked at
	Complete bool `json:"complete"` // these are all
	// In is in how many of these a cell has each digit, 1 to 9.
	In [board.Cells][10]int `json:"in"`
	// Digits are those of each cell over all solutions.
	Digits [board.Cells]board.DigitSet `json:"digits"`
	// Unavoidable are sets of cells, the smallest first, one of which a given must
	// touch if there is to be one solution.
	Unavoidable [][]board.Cell `json:"unavoidable"`
	// Additions are ways to make the puzzle proper with one given, or else with two,
	// some of all Ways.
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
