package search

import (
	"bytes"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
)

// oracle is a slow solver that is easy to verify. It fills the cells in reading order
// with each digit that no house of the cell contains, lowest first, and returns the
// solutions. ok is false if it gave up after the given number of trials.
func oracle(g board.Grid, limit, trials int) (solutions []board.Grid, ok bool) {
	for c, d := range g {
		g[c] = 0
		if d != 0 && !fits(&g, c, d) {
			return nil, true
		}
		g[c] = d
	}
	var fill func(c int) bool
	fill = func(c int) bool {
		for c < board.Cells && g[c] != 0 {
			c++
		}
		if c == board.Cells {
			solutions = append(solutions, g)
			return len(solutions) < limit
		}
		defer func() { g[c] = 0 }()
		for d := board.Digit(1); d <= 9; d++ {
			if trials--; trials < 0 {
				return false
			}
			if fits(&g, c, d) {
				g[c] = d
				if !fill(c + 1) {
					return false
				}
				g[c] = 0
			}
		}
		return true
	}
	fill(0)
	return solutions, trials >= 0
}

// fits reports whether no peer of c holds d.
func fits(g *board.Grid, c int, d board.Digit) bool {
	row, column := c/9, c%9
	for i := range 9 {
		if g[row*9+i] == d || g[i*9+column] == d || g[(row/3*3+i/3)*9+column/3*3+i%3] == d {
			return false
		}
	}
	return true
}

// FuzzCount compares the engine with the oracle on a solution in which cells are emptied
// or changed.
func FuzzCount(f *testing.F) {
	f.Add([]byte{}, uint8(2))
	f.Add(bytes.Repeat([]byte{10, 0}, 40), uint8(200))
	f.Add(bytes.Repeat([]byte{0, 10, 10}, 27), uint8(100))
	f.Add(slices.Concat(bytes.Repeat([]byte{10}, 36), []byte{1}), uint8(50))
	solution := corpus.Grid(f, full)
	f.Fuzz(func(t *testing.T, cells []byte, limit uint8) {
		g := solution
		for c, b := range cells[:min(len(cells), len(g))] {
			switch {
			case b > 9:
				g[c] = 0
			case b > 0:
				g[c] = board.Digit(b)
			}
		}
		want, ok := oracle(g, int(limit), 20_000)
		if !ok || limit == 0 {
			return
		}
		got, err := Count(t.Context(), &g, int(limit), nil)
		if err != nil || got.Count != len(want) {
			t.Fatalf("%v: %d solutions (%v), want %d", &g, got.Count, err, len(want))
		}
		if got.Count > 0 {
			checkSolution(t, &g, &got.Solution)
		}
	})
}
