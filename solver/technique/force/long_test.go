package force_test

import (
	"context"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/race"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// longSearches returns the techniques whose search may take seconds.
func longSearches() []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.Long == nil })
}

// TestLongSearches checks that the techniques with long searches meet the contract of
// finders on their own examples.
func TestLongSearches(t *testing.T) {
	for _, x := range longSearches() {
		t.Run(x.Key, func(t *testing.T) {
			t.Parallel()
			p := x.Example()
			b := board.New(&p)
			if finders.CheckFinder(t, x, &b, finders.Solved(t, &p.Givens)) == 0 {
				t.Error("no step")
			}
		})
	}
}

// TestLongSearchesStop cancels each search at its fifth tick. The search must end within
// a few more ticks without yielding a step.
func TestLongSearchesStop(t *testing.T) {
	g := new(board.Grid) // on the empty board every search takes long
	b := board.FromGrid(g)
	for _, x := range longSearches() {
		ctx, cancel := context.WithCancel(t.Context())
		ticks := 0
		for s := range x.Steps(ctx, &b, func() {
			if ticks++; ticks == 5 {
				cancel()
			}
		}) {
			t.Errorf("%s: %s", x.Key, s.Text())
		}
		cancel()
		if ticks < 5 || ticks > 8 {
			t.Errorf("%s: %d ticks, cancelled at the fifth", x.Key, ticks)
		}
	}
}

// TestLongSearchesMiss checks that searches that find nothing do not allocate.
func TestLongSearchesMiss(t *testing.T) {
	if race.Enabled {
		return
	}
	g := corpus.Grid(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
	b := board.FromGrid(&g)
	for _, key := range []string{"nishio-forcing-chain", "cell-forcing-chain", "house-forcing-chain", "dynamic-forcing-chain"} {
		x := technique.ByKey(key)
		steps := x.Find(&b)
		yield := func(s step.Step) bool { t.Errorf("%s: %s", key, s.Text()); return false }
		steps(yield)
		if n := testing.AllocsPerRun(3, func() { steps(yield) }); n > 0 {
			t.Errorf("%s: %v allocations in a search without a hit", key, n)
		}
	}
}
