package link

import (
	"testing"

	"sudoku/solver/board"
)

// TestRefuted follows all chains and loops of some boards and checks that their
// eliminations were predicted.
func TestRefuted(t *testing.T) {
	boards, _ := positions(t, 12)
	for _, c := range []struct {
		name  string
		level Level
		kinds Kind
	}{
		{"x", Plain, XLinks},
		{"xy", Plain, XYLinks},
		{"plain", Plain, Strong | Weak},
		{"grouped", Grouped, Strong | Weak},
		{"sets", WithSets, Strong | Weak},
		{"als chains", WithSets, StrongSet | StrongCell | WeakHouse},
	} {
		t.Run(c.name, func(t *testing.T) {
			eliminated, spared := 0, 0
			for i := range boards {
				g := Acquire(&boards[i], c.level)
				r := g.Refute(c.kinds)
				check := func(s State, loop bool, set board.CandidateSet) {
					found := !set.IsEmpty()
					for x := range set.All() {
						eliminated++
						if !loop && !r.Candidates.Has(x) {
							t.Errorf("%v eliminates %v", g.Search.Chain(s), x)
						}
					}
					start := g.Search.Reached()[0]
					if found && r.IsEmpty() || found && loop && !r.ByLoop(start) || found && !loop && !start.IsOn() && !r.ByEnd(start.Node()) {
						t.Errorf("Refute did not predict anything from %v", g.Search.Chain(s))
					}
				}
				for n := range g.Singles {
					off, on := NewState(n, false), NewState(n, true)
					if !r.ByEnd(n) && !r.ByLoop(off) {
						spared++
					}
					g.Search.Run(g, off, c.kinds, 0)
					for _, s := range g.Search.Reached()[1:] {
						if !s.IsOn() {
							continue
						}
						check(s, false, g.excludedOver(n, s.Node(), c.kinds))
						if g.Search.Length(s) < 3 || !g.areWeak(s.Node(), n) || c.kinds&Weak != Weak {
							continue
						}
						var set board.CandidateSet
						g.ExcludedByLoop(g.Search.AppendPath(nil, s), &set)
						check(s, true, set)
					}
					g.Search.Run(g, on, c.kinds, 0)
					if g.Search.Length(off) > 0 {
						var set board.CandidateSet
						set.Add(g.Candidate(n))
						check(off, false, set)
					}
				}
				g.Release()
			}
			if eliminated == 0 || spared == 0 && c.level != WithSets {
				t.Errorf("%d eliminations, %d starts skipped", eliminated, spared)
			}
		})
	}
}

// excludedOver returns the candidates that weak links of the given kinds exclude,
// whichever of the two nodes is true.
func (g *Graph) excludedOver(a, b int, kinds Kind) board.CandidateSet {
	var either, both board.CandidateSet
	for i, n := range [2]int{a, b} {
		for _, e := range g.Weak(n) {
			if e.Kind&kinds == 0 || !g.IsSingle(int(e.To)) {
				continue
			}
			if x := g.Candidate(int(e.To)); i == 0 {
				either.Add(x)
			} else if either.Has(x) {
				both.Add(x)
			}
		}
	}
	return both
}
