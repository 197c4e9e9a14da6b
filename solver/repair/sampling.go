package repair

import (
	"slices"

	"sudoku/solver/board"
)

// targets is the number of solutions for which completeBySampling looks for extra givens.
// rounds is the maximum number of other solutions that it collects for each target.
const (
	targets = 3
	rounds  = 50
)

// completeBySampling finds a small set of extra givens for a grid with too many solutions
// to list. It takes a few solutions as targets. For each target it collects other
// solutions, chooses cells in which the target differs from all of them, and repeats this
// until no other solution is left.
func (p *prober) completeBySampling(g *board.Grid, s *survey) (Completion, error) {
	var best Completion
	for i := range min(targets, len(s.pool)) {
		c, err := p.aim(g, s, s.pool[i*len(s.pool)/targets])
		if err != nil {
			return best, err
		}
		if i == 0 || len(c.Givens) < len(best.Givens) {
			best = c
		}
	}
	if len(best.Givens) > 1 {
		single, ok, err := p.single(g, s)
		if err != nil {
			return best, err
		}
		if ok {
			best = single
		}
	}
	// At this point no single given suffices, so two are the fewest.
	best.Fewest = len(best.Givens) <= 2 || best.Grid.Filled().Len() == board.FewestGivens
	return best, nil
}

// single looks for a single extra given that suffices.
func (p *prober) single(g *board.Grid, s *survey) (Completion, bool, error) {
	for x := range s.candidates.All() {
		if g[x.Cell()] != 0 {
			continue
		}
		with := *g
		with[x.Cell()] = x.Digit()
		solution, ok, err := p.unique(&with)
		if ok || err != nil {
			return Completion{Givens: []board.Candidate{x}, Grid: with, Solution: solution}, ok, err
		}
	}
	return Completion{}, false, nil
}

// aim finds a small set of cells of a solution that excludes all other solutions. None of
// its cells can be omitted.
func (p *prober) aim(g *board.Grid, s *survey, target board.Grid) (Completion, error) {
	others := slices.Clone(s.pool)
	chosen := *g
	for round := 0; ; round++ {
		chosen = tellApart(g, &target, others)
		if round == rounds {
			break
		}
		other, ok, err := p.another(&chosen, s, &target)
		if err != nil {
			return Completion{}, err
		}
		if !ok {
			break
		}
		others = append(others, other)
	}
	return p.reduce(g, &chosen, target)
}

// reduce starts with the chosen cells of the target, or with all of its cells if the
// chosen ones do not suffice. It removes the cells that are not needed to exclude all
// other solutions, trying the chosen ones last.
func (p *prober) reduce(g, chosen *board.Grid, target board.Grid) (Completion, error) {
	c := Completion{Grid: *chosen, Solution: target}
	_, one, err := p.unique(chosen)
	if err != nil {
		return c, err
	}
	if !one {
		c.Grid = target
	}
	for _, cells := range [2]board.CellSet{
		c.Grid.Filled().Minus(chosen.Filled()),
		chosen.Filled().Minus(g.Filled()),
	} {
		for x := range cells.All() {
			less := c.Grid
			less[x] = 0
			_, one, err := p.unique(&less)
			if err != nil {
				return c, err
			}
			if one {
				c.Grid = less
			}
		}
	}
	for x := range c.Grid.Filled().Minus(g.Filled()).All() {
		c.Givens = append(c.Givens, board.NewCandidate(x, target[x]))
	}
	return c, nil
}

// tellApart fills cells of g from the target until all other solutions are excluded. Each
// time it fills the cell that excludes the most solutions.
func tellApart(g, target *board.Grid, others []board.Grid) board.Grid {
	with := *g
	left := make([]*board.Grid, 0, len(others))
	for i := range others {
		if others[i] != *target {
			left = append(left, &others[i])
		}
	}
	for len(left) > 0 {
		best, most := 0, 0
		for c := range target {
			n := 0
			for _, other := range left {
				if other[c] != target[c] {
					n++
				}
			}
			if n > most {
				best, most = c, n
			}
		}
		with[best] = target[best]
		left = slices.DeleteFunc(left, func(other *board.Grid) bool { return other[best] != target[best] })
	}
	return with
}

// another finds a solution of a grid other than the target. ok is false if it finds none.
func (p *prober) another(g *board.Grid, s *survey, target *board.Grid) (other board.Grid, ok bool, err error) {
	found, err := p.count(g, 2)
	if err != nil || found.Count < 2 || found.Solution != *target {
		return found.Solution, found.Count == 2, err
	}
	for c, d := range g {
		if d != 0 {
			continue
		}
		for e := range s.digits(board.Cell(c)).Without(target[c]).All() {
			with := *g
			with[c] = e
			if clashes(&with) {
				continue
			}
			if found, err = p.count(&with, 1); found.Count > 0 || err != nil {
				return found.Solution, found.Count > 0, err
			}
		}
	}
	return other, false, nil
}
