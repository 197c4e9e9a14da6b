package making

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Limits for breeding: the maximum numbers of givens removed and of new givens tried.
const (
	mostGone = 3
	newTries = 60
)

// Bred makes a puzzle that differs from another in a few givens, determined by a seed. It
// removes some givens, adds others until there is one solution again, possibly a new one,
// and removes redundant givens. ok is false if this fails. Like an attempt, Bred only
// counts solutions and uses no techniques, so it always gives the same puzzle.
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

// breeding is the attempt number of the random stream for breeding, far above the number
// of any attempt.
const breeding = 1 << 40

// reduce removes the redundant givens in random order.
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
