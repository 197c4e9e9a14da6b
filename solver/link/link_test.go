package link

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/race"
	"sudoku/solver/internal/sample"
	"sudoku/solver/search"
	"sudoku/solver/step"
)

// positions returns boards with many candidates, and their solutions. The boards are
// sample puzzles from which about a third of the false candidates were removed.
func positions(t testing.TB, n int) (boards []board.Board, solutions []board.Grid) {
	t.Helper()
	for seed := range uint64(n) {
		g := sample.Puzzle(seed)
		solution := search.Solve(&g).Solution
		b := board.FromGrid(&g)
		for c := range b.Empty().All() {
			for d := range b.Candidates(c).All() {
				if solution[c] != d && (uint64(c)*7+uint64(d)*5+seed)%3 == 0 {
					b.Eliminate(c, d)
				}
			}
		}
		boards, solutions = append(boards, b), append(solutions, solution)
	}
	return boards, solutions
}

// isTrue reports whether a node is true in the solution.
func isTrue(n step.Node, solution *board.Grid) bool {
	for c := range n.Cells.All() {
		if solution[c] == n.Digit {
			return true
		}
	}
	return false
}

func TestLinksHold(t *testing.T) {
	var g Graph
	boards, solutions := positions(t, 12)
	for i := range boards {
		for level := Plain; level <= WithSets; level++ {
			g.Build(&boards[i], level)
			var kinds Kind
			for n := range g.Nodes {
				for _, e := range g.Strong(n) {
					kinds |= e.Kind
					l := g.link(n, e)
					if err := l.Check(&boards[i]); err != nil {
						t.Fatal(err)
					}
					if l.Kind != step.Strong || !isTrue(l.From, &solutions[i]) && !isTrue(l.To, &solutions[i]) {
						t.Fatalf("both ends of the strong link %v are false", l)
					}
				}
				for _, e := range g.Weak(n) {
					kinds |= e.Kind
					l := g.link(n, e)
					if err := l.Check(&boards[i]); err != nil {
						t.Fatal(err)
					}
					if l.Kind != step.Weak || isTrue(l.From, &solutions[i]) && isTrue(l.To, &solutions[i]) {
						t.Fatalf("both ends of the weak link %v are true", l)
					}
					if !g.areWeak(n, int(e.To)) || !g.areWeak(int(e.To), n) {
						t.Fatalf("no weak link for %v", l)
					}
				}
			}
			want := Strong | Weak
			if level < WithSets {
				want &^= StrongSet
			}
			if kinds != want {
				t.Errorf("level %d: kinds %b, want %b", level, kinds, want)
			}
		}
	}
}

// TestPlainLinksComplete compares the links of a plain graph with the definition.
func TestPlainLinksComplete(t *testing.T) {
	var g Graph
	boards, _ := positions(t, 6)
	for i := range boards {
		b := &boards[i]
		g.Build(b, Plain)
		for n, x := range g.Nodes {
			strong, weak := 0, 0
			for _, y := range g.Nodes {
				if x == y {
					continue
				}
				c, e := x.Cells.First(), y.Cells.First()
				if c == e {
					weak++
					if b.Candidates(c).Len() == 2 {
						strong++
					}
				} else if x.Digit == y.Digit && c.Sees(e) {
					weak++
					for h := range x.Cells.Or(y.Cells).Houses().All() {
						if b.Places(x.Digit).And(h.Cells()).Len() == 2 {
							strong++
							break
						}
					}
				}
			}
			if len(g.Strong(n)) != strong || len(g.Weak(n)) != weak {
				t.Fatalf("%v has %d strong and %d weak links, want %d and %d",
					x, len(g.Strong(n)), len(g.Weak(n)), strong, weak)
			}
		}
	}
}

// TestSearchIsSound starts from every state that agrees with the solution. It checks that
// all reached states agree with it, too.
func TestSearchIsSound(t *testing.T) {
	boards, solutions := positions(t, 2)
	for i := range boards {
		for level := Plain; level <= WithSets; level++ {
			g := Acquire(&boards[i], level)
			var o Ordered
			o.Load(g, backwards)
			for n, node := range g.Nodes {
				start := NewState(n, isTrue(node, &solutions[i]))
				for _, run := range []func(){
					func() { g.Search.Run(g, start, Strong|Weak, 0) },
					func() { g.Search.RunOrdered(&o, start, Strong|Weak) },
				} {
					run()
					last := 0
					for _, s := range g.Search.Reached() {
						if s.IsOn() != isTrue(g.Nodes[s.Node()], &solutions[i]) {
							t.Fatalf("from %v: %v", start.IsOn(), g.Search.Chain(s))
						}
						if g.Search.Length(s) < last {
							t.Fatal("states are not ordered by distance")
						}
						last = g.Search.Length(s)
					}
				}
			}
			g.Release()
		}
	}
}

// forwards and backwards rank a link by the number of the node at its far end.
func forwards(_ *Graph, _ int, e Edge) int  { return int(e.To) }
func backwards(_ *Graph, _ int, e Edge) int { return -int(e.To) }

// TestOrdered checks that the links of each node are followed in the order of their
// ranks.
func TestOrdered(t *testing.T) {
	boards, _ := positions(t, 1)
	g := Acquire(&boards[0], Grouped)
	defer g.Release()
	for sign, rank := range map[int]func(*Graph, int, Edge) int{1: forwards, -1: backwards} {
		var o Ordered
		o.Load(g, rank)
		for n := range g.Nodes {
			g.Search.RunOrdered(&o, NewState(n, true), Strong|Weak)
			last := 0
			for i, s := range g.Search.Reached()[1:] {
				if g.Search.Length(s) > 1 {
					break
				}
				if at := sign * s.Node(); i > 0 && at < last {
					t.Fatalf("from %v: %v is out of order", g.Nodes[n], g.Nodes[s.Node()])
				}
				last = sign * s.Node()
			}
		}
	}
}

func TestChain(t *testing.T) {
	boards, _ := positions(t, 2)
	g := Acquire(&boards[1], WithSets)
	defer g.Release()
	for n := range g.Nodes {
		for _, on := range []bool{false, true} {
			g.Search.Run(g, NewState(n, on), Strong|Weak, 7)
			for _, s := range g.Search.Reached() {
				chain := g.Search.Chain(s)
				if len(chain) != g.Search.Length(s) || len(chain) > 7 {
					t.Fatalf("%v has %d links", chain, len(chain))
				}
				strong := !on
				for i, l := range chain {
					if (l.Kind == step.Strong) != strong || i > 0 && chain[i-1].To != l.From {
						t.Fatalf("%v does not alternate", chain)
					}
					strong = !strong
				}
				if len(chain) > 0 && (chain[0].From != g.Nodes[n] || chain[len(chain)-1].To != g.Nodes[s.Node()]) {
					t.Fatalf("%v has the wrong ends", chain)
				}
			}
		}
	}
}

func TestKinds(t *testing.T) {
	boards, _ := positions(t, 1)
	g := Acquire(&boards[0], Plain)
	defer g.Release()
	for n := range g.Nodes {
		g.Search.Run(g, NewState(n, false), XLinks, 0)
		for _, s := range g.Search.Reached() {
			if g.Nodes[s.Node()].Digit != g.Nodes[n].Digit {
				t.Fatalf("%v leaves its digit", g.Search.Chain(s))
			}
		}
	}
}

func TestSets(t *testing.T) {
	var s Sets
	boards, _ := positions(t, 6)
	for i := range boards {
		b := &boards[i]
		for freedom := range 3 {
			s.Load(b, freedom, 9)
			got := make(map[board.CellSet]bool)
			size := 0
			for _, a := range s.List {
				if got[a.Cells] {
					t.Fatalf("%v is listed twice", a.Cells)
				}
				got[a.Cells] = true
				if a.Cells.Len() < size || !a.Cells.Within(a.House.Cells()) {
					t.Fatalf("%v in %v is in the wrong place", a.Cells, a.House)
				}
				size = a.Cells.Len()
				for d := range a.Digits.All() {
					if a.At(d) != a.Cells.And(b.Places(d)) || a.At(d).IsEmpty() ||
						a.Seen(d) != b.Places(d).And(a.At(d).CommonPeers()) {
						t.Fatalf("%v: wrong places of %d", a.Cells, d)
					}
				}
			}
			// Try every set of cells of a house.
			for h := range board.House(board.Houses) {
				for mask := 1; mask < 1<<9; mask++ {
					var cells board.CellSet
					var digits board.DigitSet
					for i := range 9 {
						if mask>>i&1 != 0 {
							cells = cells.With(h.At(i))
							digits |= b.Candidates(h.At(i))
						}
					}
					want := cells.Within(b.Empty()) && digits.Len() == cells.Len()+freedom
					if want != got[cells] {
						t.Fatalf("freedom %d: %v is listed: %v", freedom, cells, got[cells])
					}
				}
			}
		}
	}
}

func TestNoAllocation(t *testing.T) {
	if race.Enabled {
		return
	}
	boards, _ := positions(t, 2)
	for level := Plain; level <= WithSets; level++ {
		i := 0
		var o Ordered
		if n := testing.AllocsPerRun(10, func() {
			i++
			g := Acquire(&boards[i%2], level)
			g.Search.Run(g, 0, Strong|Weak, 0)
			o.Load(g, backwards)
			g.Search.RunOrdered(&o, 0, Strong|Weak)
			g.Release()
		}); n > 0 {
			t.Errorf("level %d: %v allocations", level, n)
		}
	}
}

func BenchmarkGraph(b *testing.B) {
	boards, _ := positions(b, 20)
	for level, name := range []string{"Plain", "Grouped", "WithSets"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			nodes := 0
			for i := 0; b.Loop(); i++ {
				g := Acquire(&boards[i%20], Level(level))
				nodes += len(g.Nodes)
				g.Release()
			}
			b.ReportMetric(float64(nodes)/float64(b.N), "nodes")
		})
	}
}

// BenchmarkSearch searches from every candidate of a board.
func BenchmarkSearch(b *testing.B) {
	boards, _ := positions(b, 1)
	for level, name := range []string{"Plain", "Grouped", "WithSets"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			g := Acquire(&boards[0], Level(level))
			defer g.Release()
			for b.Loop() {
				for n := range g.Singles {
					g.Search.Run(g, NewState(n, false), Strong|Weak, 0)
				}
			}
		})
	}
}

func BenchmarkSets(b *testing.B) {
	boards, _ := positions(b, 20)
	b.ReportAllocs()
	sets := 0
	for i := 0; b.Loop(); i++ {
		s := AcquireSets(&boards[i%20], 1)
		sets += len(s.List)
		s.Release()
	}
	b.ReportMetric(float64(sets)/float64(b.N), "sets")
}

// areWeak reports whether two nodes cannot both be true.
func (g *Graph) areWeak(a, b int) bool {
	n, m := g.Nodes[a], g.Nodes[b]
	if n.Digit == m.Digit {
		return m.Cells.Within(n.Cells.CommonPeers())
	}
	return n.Cells == m.Cells && g.IsSingle(a)
}
