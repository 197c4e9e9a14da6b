package repair

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Ambiguity describes how the solutions of an ambiguous grid differ.
type Ambiguity struct {
	// Count is the number of solutions compared. Complete reports whether these are all.
	Count    int
	Complete bool
	// In[c][d] is the number of compared solutions that hold the digit d, 1 to 9, in the
	// cell c. If the comparison is not complete, it covers the first solutions in
	// lexicographic order, so the counts say little about the top cells.
	In [board.Cells][10]int
	// Candidates holds every candidate that occurs in some solution, compared or not.
	Candidates board.CandidateSet
	// Unavoidable holds sets of cells without a given. For each set there are two solutions
	// that differ in exactly these cells, and no solution differs from the first of the two
	// in only part of them. These are the smallest sets found, smallest first.
	Unavoidable []board.CellSet
	// Additions holds the smallest sets of extra givens that leave one solution: all
	// single givens that suffice or, if there are none, all pairs. Ways is their total
	// number, of which at most maxWays are listed. Both are empty if two givens are not
	// enough or if Complete is false.
	Additions [][]board.Candidate
	Ways      int
}

// Differ returns the cells in which the solutions differ.
func (a *Ambiguity) Differ() (cells board.CellSet) {
	for c := range board.Cell(board.Cells) {
		if digitsAt(&a.Candidates, c).Len() > 1 {
			cells = cells.With(c)
		}
	}
	return cells
}

// MapLimit is the default limit on the number of compared solutions.
const MapLimit = 10_000

// Map compares the solutions of a grid, up to a limit of at least 2. For a grid with one
// solution or none it sets only the count and the candidates. If progress is not nil, Map
// calls it from time to time with the stages Counting, Listing and Completing. If ctx is
// done, Map returns its error and the results so far.
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

// mapNodes limits the number of positions searched for candidates that do not occur in
// the compared solutions.
const mapNodes = 2_000_000

func (a *Ambiguity) add(solution *board.Grid) {
	a.Count++
	for c, d := range solution {
		a.In[c][d]++
		a.Candidates.Add(board.NewCandidate(board.Cell(c), d))
	}
}
