package making

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/solver/golden"
)

// TestRandom freezes the stream of numbers.
func TestRandom(t *testing.T) {
	var got strings.Builder
	for _, from := range []struct {
		seed    uint64
		attempt int
	}{{0, 0}, {0, 1}, {1, 0}, {1<<64 - 1, 1<<31 - 1}} {
		r := NewRandom(from.seed, from.attempt)
		list := []int{1, 2, 3, 4, 5, 6, 7, 8, 9}
		Shuffle(r, list)
		fmt.Fprintln(&got, from.seed, from.attempt, list, r.Below(1), r.Below(6), r.Below(81), r.Below(1<<31), r.next(), r.next())
		grid := FullGrid(r)
		fmt.Fprintln(&got, &grid)
	}
	golden.Compare(t, "testdata/random.txt", got.String())
}

// TestBelow checks that all numbers are about equally frequent.
func TestBelow(t *testing.T) {
	const n, each = 9, 2000
	var counts [n]int
	r := NewRandom(7, 0)
	for range n * each {
		counts[r.Below(n)]++
	}
	for x, k := range counts {
		if k < each*9/10 || k > each*11/10 {
			t.Errorf("%d occurred %d times, want about %d", x, k, each)
		}
	}
}

// TestFullGrid checks that full grids are valid and differ from each other.
func TestFullGrid(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(300) {
		g := FullGrid(NewRandom(seed, 0))
		if !g.IsSolution() || seen[g.String()] {
			t.Errorf("seed %d: %v", seed, &g)
		}
		seen[g.String()] = true
	}
}
