package generate

import (
	"context"

	"sudoku/solver/board"
	"sudoku/solver/internal/making"
	"sudoku/solver/search"
)

// Limits for hill climbing in a pattern. The first phase changes digits until there is
// one solution, and the second until the puzzle also meets the spec.
const (
	manySolutions = 3000
	climbs        = 600
	variations    = 60
)

// inPattern fills the cells of the pattern from a random grid. It then repeatedly changes
// a few digits and keeps the changes that do not increase the number of solutions.
func (p *plan) inPattern(ctx context.Context, r *making.Random) (made Puzzle, ok bool, err error) {
	solution := making.FullGrid(r)
	cells := make([]board.Cell, 0, board.Cells)
	var g board.Grid
	for c := range p.Pattern.All() {
		g[c] = solution[c]
		cells = append(cells, c)
	}
	n, err := solutions(ctx, &g, manySolutions)
	tries := climbs
	for tries > 0 && err == nil {
		tries--
		if n == 1 {
			made.Givens = g
			made.Solution, _ = making.Solve(&g)
			if ok, err = p.fitsPattern(ctx, &made); ok || err != nil {
				return made, ok, err
			}
			tries = min(tries, variations)
		}
		other := g
		if !vary(r, &other, cells) {
			continue
		}
		m, late := solutions(ctx, &other, n+1)
		if err = late; m > 0 && m <= n {
			g, n = other, m
		}
	}
	return made, false, err
}

func (p *plan) fitsPattern(ctx context.Context, made *Puzzle) (bool, error) {
	if p.guide != 0 && !p.guide.Solves(&made.Givens) || p.Minimal && !making.IsMinimal(&made.Givens, &made.Solution) {
		return false, nil
	}
	return p.fits(ctx, &made.Givens)
}

func solutions(ctx context.Context, g *board.Grid, limit int) (int, error) {
	if err := pause(ctx); err != nil {
		return 0, err
	}
	found, err := search.Count(ctx, g, limit, nil)
	return found.Count, err
}

// vary changes the digits of one to three cells without creating a clash. It returns
// false if it found no such change.
func vary(r *making.Random, g *board.Grid, cells []board.Cell) bool {
	for range 1 + r.Below(3) {
		c := cells[r.Below(len(cells))]
		left := board.AllDigits
		for peer := range c.Peers().All() {
			if g[peer] != 0 {
				left = left.Without(g[peer])
			}
		}
		if left = left.Without(g[c]); left.IsEmpty() {
			return false
		}
		for range r.Below(left.Len()) {
			left &= left - 1
		}
		g[c] = left.First()
	}
	return true
}
