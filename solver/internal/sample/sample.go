// Package sample makes puzzles for tests. A seed gives the same puzzle on every machine,
// so a test case can name the seed as its source.
package sample

import (
	"math/rand/v2"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// Puzzle returns a minimal puzzle with exactly one solution.
func Puzzle(seed uint64) board.Grid {
	r := rand.New(rand.NewPCG(seed, 0))
	g := solution(r)
	for _, c := range r.Perm(board.Cells) {
		without := g
		without[c] = 0
		if search.Solve(&without).Count == 1 {
			g = without
		}
	}
	return g
}

// solution fills a grid with random digits and keeps it solvable at each step.
func solution(r *rand.Rand) board.Grid {
	var g board.Grid
	for {
		c, d := r.IntN(board.Cells), board.Digit(1+r.IntN(9))
		if g[c] != 0 {
			continue
		}
		g[c] = d
		switch found := search.Solve(&g); found.Count {
		case 0:
			g[c] = 0
		case 1:
			return found.Solution
		}
	}
}
