package classic

import (
	"slices"

	"sudoku/solver/board"
)

// depthFirst returns the depth-first search from the write-up on Numba. It fills the
// first empty cell in row order with each digit from 1 to 9 that does not occur in its
// row, column or box, and recurses. The two variants differ in how they test whether a
// digit occurs.
func depthFirst(occurs func(*board.Grid, board.Cell, board.Digit) bool) func(*run) {
	return func(r *run) {
		var fill func(depth int) bool
		fill = func(depth int) (done bool) {
			if !r.node(depth) {
				return true
			}
			c, ok := firstEmpty(&r.result.Grid)
			if !ok {
				return true
			}
			for d := board.Digit(1); d <= 9; d++ {
				if occurs(&r.result.Grid, c, d) {
					continue
				}
				r.place(c, d)
				if fill(depth + 1) {
					return true
				}
				r.takeBack(c)
			}
			return false
		}
		r.conclude(fill(0))
	}
}

// occursGathered is the plain variant: it copies each house of the cell into a list and
// searches the list.
func occursGathered(g *board.Grid, c board.Cell, d board.Digit) bool {
	for _, h := range c.Houses() {
		house := make([]board.Digit, 9)
		for i := range house {
			house[i] = g[h.At(i)]
		}
		if slices.Contains(house, d) {
			return true
		}
	}
	return false
}

// occursScanned is the variant that the author compiled with Numba: it scans the three
// houses in place.
func occursScanned(g *board.Grid, c board.Cell, d board.Digit) bool {
	row, column := c.Row(), c.Column()
	for i := range 9 {
		if g[row*9+i] == d || g[i*9+column] == d || g[(row/3*3+i/3)*9+column/3*3+i%3] == d {
			return true
		}
	}
	return false
}
