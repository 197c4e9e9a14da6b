package repair

import (
	"cmp"
	"math/bits"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
)

// Completion is a set of extra givens that reduces a grid to one solution.
type Completion struct {
	// Givens lists the extra givens by cell.
	Givens []board.Candidate
	// Fewest reports whether it is proven that fewer givens do not suffice. Otherwise the
	// set is small, and none of its givens can be omitted.
	Fewest bool
	// Grid is the puzzle with the extra givens, and Solution the only solution of Grid.
	Grid, Solution board.Grid
}

// enumerable is the maximum number of solutions listed one by one in the search for extra
// givens.
const enumerable = 1000

// completion finds a small set of extra givens for a grid with several solutions. count
// is the number of solutions, or more than enumerable if unknown.
func (p *prober) completion(g *board.Grid, s *survey, count int) (Completion, error) {
	if count <= enumerable {
		all, err := p.enumerate(g, s)
		if err != nil {
			return Completion{}, err
		}
		return complete(g, all), nil
	}
	return p.completeBySampling(g, s)
}

// complete finds a small set of extra givens, given all solutions. It starts greedily,
// then searches all smaller sets as far as its work limit allows.
func complete(g *board.Grid, all []board.Grid) Completion {
	t := newTable(g, all)
	best := t.greedy()
	fewest, work := true, 20_000_000
	for k := 1; k < len(best) && fewest; k++ {
		chosen, done := t.choose(t.every(), 0, k, &work)
		if chosen != nil {
			best = chosen
			break
		}
		fewest = done
	}
	c := Completion{Grid: *g, Fewest: fewest, Givens: best}
	sorting.Stable(c.Givens, cmp.Compare[board.Candidate])
	for _, x := range c.Givens {
		c.Grid[x.Cell()] = x.Digit()
	}
	for _, solution := range all {
		if c.Grid.Over(&solution) == solution {
			c.Solution = solution
		}
	}
	return c
}

// A table records in which solutions each candidate of the open cells occurs, as a bit
// set. It leaves out candidates that occur in all solutions. Of several candidates that
// occur in the same solutions, newTable keeps only the first.
type table struct {
	candidates []board.Candidate
	in         [][]uint64
	solutions  int
}

func newTable(g *board.Grid, all []board.Grid) *table {
	t := &table{solutions: len(all)}
	words := (len(all) + 63) / 64
	seen := map[string]bool{}
	for x := range board.Candidate(board.Candidates) {
		if g[x.Cell()] != 0 {
			continue
		}
		in, key := make([]uint64, words), make([]byte, len(all))
		for i := range all {
			if all[i][x.Cell()] == x.Digit() {
				in[i/64] |= 1 << (i % 64)
				key[i] = 1
			}
		}
		if n := size(in); n > 0 && n < len(all) && !seen[string(key)] {
			seen[string(key)] = true
			t.candidates, t.in = append(t.candidates, x), append(t.in, in)
		}
	}
	return t
}

// size returns the number of bits in a set.
func size(set []uint64) (n int) {
	for _, w := range set {
		n += bits.OnesCount64(w)
	}
	return n
}

// common returns the intersection of two sets.
func common(a, b []uint64) []uint64 {
	both := slices.Clone(a)
	for i := range both {
		both[i] &= b[i]
	}
	return both
}

// commonSize returns the number of bits in the intersection of two sets.
func commonSize(a, b []uint64) (n int) {
	for i, w := range a {
		n += bits.OnesCount64(w & b[i])
	}
	return n
}

// every returns the set of all solutions.
func (t *table) every() []uint64 {
	set := make([]uint64, (t.solutions+63)/64)
	for i := range t.solutions {
		set[i/64] |= 1 << (i % 64)
	}
	return set
}

// greedy repeatedly chooses the candidate that leaves the fewest solutions, until one is
// left.
func (t *table) greedy() (chosen []board.Candidate) {
	left := t.every()
	for n := size(left); n > 1; {
		best := 0
		for i, in := range t.in {
			if m := commonSize(left, in); m > 0 && m < n {
				best, n = i, m
			}
		}
		chosen = append(chosen, t.candidates[best])
		left = common(left, t.in[best])
	}
	return chosen
}

// choose looks for k candidates that leave one of the solutions in left. Their indices in
// the table must be at least from. done is false if it reached the work limit, counted in
// words read.
func (t *table) choose(left []uint64, from, k int, work *int) (chosen []board.Candidate, done bool) {
	n := size(left)
	for i := from; i < len(t.in); i++ {
		if *work -= len(left); *work < 0 {
			return nil, false
		}
		m := commonSize(left, t.in[i])
		switch {
		case m == 1:
			return []board.Candidate{t.candidates[i]}, true
		case k == 1 || m == 0 || m == n:
			continue
		}
		rest, done := t.choose(common(left, t.in[i]), i+1, k-1, work)
		if rest != nil || !done {
			return append(rest, t.candidates[i]), done
		}
	}
	return nil, true
}
