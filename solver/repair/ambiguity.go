package repair

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Ambiguity is how the solutions of a grid with several differ.
type Ambiguity struct {
	// Count is the number of solutions that were looked at, Complete whether these
	// are all.
	Count    int
	Complete bool
	// In is in how many of them a digit, 1 to 9, stands in a cell. Where they are
	// not all they are the first in the order of a dictionary, so that the numbers
	// say little of the cells at the top.
	In [board.Cells][10]int
	// Candidates are those that occur in some solution, whether it was looked at
	// or not.
	Candidates board.CandidateSet
	// Unavoidable are sets of cells in which two solutions differ, and nowhere else,
	// and that hold no smaller such set for the first of the two. No given touches
	// them. They are the smallest that were found, the
	// smallest first.
	Unavoidable []board.CellSet
	// Additions are the fewest givens that leave one solution: all ways with one
	// given, or else ways with two. There are Ways of them, and at most maxWays in
	// the list; none if two are not enough, or the solutions are not complete.
	Additions [][]board.Candidate
	Ways      int
}

// Differ are the cells that do not hold the same digit in all solutions.
func (a *Ambiguity) Differ() (cells board.CellSet) {
	for c := range board.Cell(board.Cells) {
		if digitsAt(&a.Candidates, c).Len() > 1 {
			cells = cells.With(c)
		}
	}
	return cells
}

// MapLimit is up to how many solutions a map of them is exact by default.
const MapLimit = 10_000

// Map compares the solutions of a grid, as many as a limit of 2 or more allows. A
// grid with one solution or none has nothing but its count and candidates. When
// progress is not nil it is called now and then with the stages Counting, Listing
// and Completing. The error is that of the context; what was found until then comes
// with it.
func Map(ctx context.Context, g *board.Grid, limit int, progress func(Progress)) (a Ambiguity, err error) {
	if progress == nil {
		progress = func(Progress) {}
	}
	all := make([]board.Grid, 0, min(limit, 1024))
	a.Complete = true
	for solution := range search.All(ctx, g) {
		if len(all) == limit {
			a.Complete = false
			break
		}
		all = append(all, solution)
		a.add(&solution)
		if len(all)%256 == 0 {
			progress(Progress{Stage: Counting, Done: len(all), Total: limit})
		}
	}
	if err = ctx.Err(); err != nil {
		a.Complete = false
		return a, err
	}
	if !a.Complete {
		p := newProber(ctx, Listing, mapNodes, progress)
		defer p.close()
		s, err := p.survey(g)
		if err != nil && ctx.Err() != nil {
			return a, err
		}
		for x := range s.candidates.All() {
			a.Candidates.Add(x)
		}
	}
	if a.Count < 2 {
		return a, nil
	}
	if a.Unavoidable, err = unavoidable(ctx, all, progress); err == nil && a.Complete {
		a.Additions, a.Ways = additions(g, all)
	}
	return a, err
}

// mapNodes is how many positions may be searched for candidates that occur in none
// of the solutions that were looked at.
const mapNodes = 2_000_000

func (a *Ambiguity) add(solution *board.Grid) {
	a.Count++
	for c, d := range solution {
		a.In[c][d]++
		a.Candidates.Add(board.NewCandidate(board.Cell(c), d))
	}
}
