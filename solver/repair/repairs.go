package repair

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// repairs tries the edits of g, likeliest first. Two arguments rule out most of them
// without a search. First, a contradictory set of givens stays contradictory, so an edit
// must touch every such set. Second, a solution of g that agrees with the cells written
// by an edit remains a solution, so at most one solution may agree with them.
func (p *prober) repairs(g *board.Grid, cores []board.CellSet, solutions []board.Grid) ([]Repair, error) {
	var candidates []Repair
	for r := range edits(g) {
		if r.Grid.Filled().Len() >= board.FewestGivens && touchesAll(r.Touched, cores) &&
			!agreeTwice(&r, solutions) && !clashes(&r.Grid) {
			r.Symmetric = symmetric(&r.Grid)
			candidates = append(candidates, r)
		}
	}
	sorting.Stable(candidates, compare)
	seen := map[board.Grid]bool{*g: true}
	candidates = slices.DeleteFunc(candidates, func(r Repair) bool {
		known := seen[r.Grid]
		seen[r.Grid] = true
		return known
	})
	found, undecided, err := p.proper(candidates, hardest)
	if err == nil && len(undecided) > 0 {
		var late []Repair
		late, undecided, err = p.proper(undecided, p.left)
		if err == nil && len(undecided) > 0 {
			err = ErrLimit
		}
		found = append(found, late...)
		sorting.Stable(found, compare)
	}
	return found, err
}

// hardest is the maximum number of positions searched for an edit before the edit is
// postponed until all others are decided. A puzzle typed by a person takes fewer.
const hardest = 5 * hookNodes

// proper returns the edits that leave one solution, and those that could not be decided
// within the given number of nodes.
func (p *prober) proper(candidates []Repair, nodes int) (found, undecided []Repair, err error) {
	p.begin(len(candidates))
	for i, r := range candidates {
		p.at.Done = i
		result, err := p.countWithin(&r.Grid, 2, nodes)
		switch {
		case err == ErrLimit && p.left > 0:
			undecided = append(undecided, r)
		case err != nil:
			return found, undecided, err
		case result.Count == 1:
			r.Solution = result.Solution
			found = append(found, r)
		}
	}
	return found, undecided, nil
}

// touchesAll reports whether a set of cells meets every core.
func touchesAll(touched board.CellSet, cores []board.CellSet) bool {
	return !slices.ContainsFunc(cores, func(core board.CellSet) bool { return !touched.Meets(core) })
}

// agreeTwice reports whether at least two of the solutions agree with the cells that an
// edit writes.
func agreeTwice(r *Repair, solutions []board.Grid) bool {
	agreeing := 0
	for i := range solutions {
		agrees := true
		for c := range r.Touched.All() {
			agrees = agrees && (r.Grid[c] == 0 || r.Grid[c] == solutions[i][c])
		}
		if agrees {
			if agreeing++; agreeing == 2 {
				return true
			}
		}
	}
	return false
}

// clashes reports whether a grid has equal digits in a house or a value that is not a
// digit.
func clashes(g *board.Grid) bool {
	var houses [board.Houses]board.DigitSet
	for c, d := range g {
		if d == 0 {
			continue
		}
		if d > 9 {
			return true
		}
		for _, h := range board.Cell(c).Houses() {
			if houses[h].Has(d) {
				return true
			}
			houses[h] = houses[h].With(d)
		}
	}
	return false
}
