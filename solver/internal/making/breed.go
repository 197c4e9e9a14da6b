package making

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// breeding is how a puzzle is changed a little: so many givens go at the most, and
// so many new ones are tried.
const (
	mostGone = 3
	newTries = 60
)

// Bred is a puzzle that differs from another in a few givens, by a seed: some are
// taken out, others come, perhaps with another solution, until there is one solution
// again; what is then not needed goes. ok is false where this fails. Like an attempt
// it asks how many solutions there are and nothing else, so that it gives the same
// puzzle for ever.
func Bred(from *Puzzle, seed uint64) (made Puzzle, ok bool) {
	r := NewRandom(seed, breeding)
	g := from.Givens
	givens := slices.Collect(g.Filled().All())
	if len(givens) < mostGone {
		return made, false
	}
	Shuffle(r, givens)
	for _, c := range givens[:1+r.Below(mostGone)] {
		g[c] = 0
	}
	for range newTries {
		c := board.Cell(r.Below(board.Cells))
		d := board.Digit(1 + r.Below(9))
		if g[c] != 0 || g[c] == from.Givens[c] && d == from.Givens[c] {
			continue
		}
		g[c] = d
		found := search.Solve(&g)
		switch found.Count {
		case 0:
			g[c] = 0
		case 1:
			made = Puzzle{g, found.Solution}
			made.reduce(r)
			return made, made.Givens != from.Givens
		}
	}
	return made, false
}

// breeding is the number of the attempt that a stream of random numbers is for, far
// beyond those of puzzles to order.
const breeding = 1 << 40

// reduce takes out the givens that are not needed, in random order.
func (p *Puzzle) reduce(r *Random) {
	cells := slices.Collect(p.Givens.Filled().All())
	Shuffle(r, cells)
	for _, c := range cells {
		less := p.Givens
		less[c] = 0
		if _, ok := search.Without(&less, c, p.Solution[c]); !ok {
			p.Givens = less
		}
	}
}
