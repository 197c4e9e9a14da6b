package repair

import (
	"slices"

	"sudoku/solver/board"
)

// A survey describes the solutions of a grid without listing them all.
type survey struct {
	// candidates holds all candidates that occur in some solution, including the digits
	// of filled cells.
	candidates board.CandidateSet
	// pool holds different solutions that together contain every candidate.
	pool []board.Grid
}

// survey finds the candidates that occur in some solution of g. It searches for a
// solution with each candidate that no solution found so far contains, so the result is
// exact for any number of solutions. If there is an error, it returns what was found so
// far.
func (p *prober) survey(g *board.Grid) (survey, error) {
	var s survey
	first, err := p.count(g, 1)
	if err != nil || first.Count == 0 {
		return s, err
	}
	s.add(first.Solution)
	open := board.AllCells.Minus(g.Filled())
	p.begin(open.Len())
	for c := range open.All() {
		for d := range board.AllDigits.All() {
			if s.candidates.Has(board.NewCandidate(c, d)) {
				continue
			}
			with := *g
			with[c] = d
			if clashes(&with) {
				continue
			}
			found, err := p.count(&with, 1)
			if err != nil {
				return s, err
			}
			if found.Count > 0 {
				s.add(found.Solution)
			}
		}
		p.at.Done++
	}
	return s, nil
}

// add adds a solution to the survey.
func (s *survey) add(solution board.Grid) {
	s.pool = append(s.pool, solution)
	for c, d := range solution {
		s.candidates.Add(board.NewCandidate(board.Cell(c), d))
	}
}

// digits returns the digits that a cell holds in the solutions.
func (s *survey) digits(c board.Cell) board.DigitSet { return digitsAt(&s.candidates, c) }

// digitsAt returns the digits of a cell in a set of candidates.
func digitsAt(set *board.CandidateSet, c board.Cell) (digits board.DigitSet) {
	for d := range board.AllDigits.All() {
		if set.Has(board.NewCandidate(c, d)) {
			digits = digits.With(d)
		}
	}
	return digits
}

// enumerate lists all solutions of g. It branches on the digits of a cell until every
// branch has one solution.
func (p *prober) enumerate(g *board.Grid, s *survey) ([]board.Grid, error) {
	solution, one, err := p.unique(g)
	if err != nil || solution == (board.Grid{}) {
		return nil, err
	}
	if one {
		return []board.Grid{solution}, nil
	}
	var split board.Cell
	for c, d := range g {
		if d == 0 && (g[split] != 0 || s.digits(board.Cell(c)).Len() > s.digits(split).Len()) {
			split = board.Cell(c)
		}
	}
	var all []board.Grid
	for d := range s.digits(split).All() {
		with := *g
		with[split] = d
		if clashes(&with) {
			continue
		}
		some, err := p.enumerate(&with, s)
		if err != nil {
			return nil, err
		}
		all = slices.Concat(all, some)
	}
	return all, nil
}
