package link

import (
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// TestPaths compares the chain along a path with the chain returned by the search, and
// checks the exclusions of each loop against the solution.
func TestPaths(t *testing.T) {
	boards, solutions := positions(t, 3)
	for i := range boards {
		for level := Plain; level <= WithSets; level++ {
			g := Acquire(&boards[i], level)
			loops := 0
			for n := range g.Singles {
				g.Search.Run(g, NewState(n, false), Strong|Weak, 0)
				for _, s := range g.Search.Reached()[1:] {
					path := g.Search.AppendPath(nil, s)
					if path[0] != NewState(n, false) || path[len(path)-1] != s {
						t.Fatalf("the path %v does not lead from %d to %d", path, n, s)
					}
					if got, want := g.Chain(path), g.Search.Chain(s); !slices.EqualFunc(got, want, func(a, b step.Link) bool {
						return a.From == b.From && a.To == b.To && a.Kind == b.Kind && a.Via == b.Via
					}) {
						t.Fatalf("got %s, want %s", got, want)
					}
					if !s.IsOn() || !g.areWeak(s.Node(), n) {
						continue
					}
					loops++
					var set board.CandidateSet
					g.ExcludedByLoop(path, &set)
					for x := range set.All() {
						if solutions[i][x.Cell()] == x.Digit() {
							t.Fatalf("the loop %v excludes %v", g.Chain(path), x)
						}
					}
				}
			}
			g.Release()
			if loops == 0 {
				t.Fatalf("no loop on board %d, level %d", i, level)
			}
		}
	}
}

// TestForced checks that the graphs contain sets with a forced cell. TestLinksHold checks
// the links of these sets.
func TestForced(t *testing.T) {
	boards, _ := positions(t, 12)
	forced := 0
	for i := range boards {
		g := Acquire(&boards[i], WithSets)
		for _, a := range g.Sets.List {
			if a.Cells.Houses().IsEmpty() {
				forced++
				if a.Digits.Len() != a.Cells.Len()+1 {
					t.Errorf("%v holds the digits %v", a.Cells, a.Digits)
				}
			}
		}
		g.Release()
	}
	if forced == 0 {
		t.Error("no set with a forced cell")
	}
}

func TestPasses(t *testing.T) {
	boards, _ := positions(t, 1)
	g := Acquire(&boards[0], WithSets)
	defer g.Release()
	for n := range g.Singles {
		g.Search.Run(g, NewState(n, false), Strong|Weak, 0)
		for _, s := range g.Search.Reached()[1:] {
			path := g.Search.AppendPath(nil, s)
			var kinds Kind
			for i, from := range path[:len(path)-1] {
				kinds |= g.edge(from, path[i+1]).Kind
			}
			for _, k := range []Kind{StrongHouse, StrongCell, StrongSet, WeakHouse, WeakCell} {
				if g.Passes(path, k) != (kinds&k != 0) || !slices.Contains(path, s) {
					t.Fatalf("%v passes %b", g.Chain(path), k)
				}
			}
		}
	}
}
