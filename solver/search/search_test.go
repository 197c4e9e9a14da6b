package search

import (
	"context"
	"errors"
	"iter"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
)

// writeUps holds the puzzles of the source write-ups with the number of their solutions
// and, unless it is "", the first solution in lexicographic order.
var writeUps = []struct {
	name, puzzle, solution string
	count                  int
}{
	{"fewest givens, as printed",
		"000801000000000430500000000000070800000000100020030000600000075003400000000200600",
		"234891567169725438578346912316574829497682153825139746642918375953467281781253694", 9734},
	{"fewest givens, as meant",
		"000801000000000043500000000000070800000000100020030000600000075003400000000200600",
		"237841569186795243594326718315674892469582137728139456642918375853467921971253684", 1},
	{"Wikipedia",
		"530070000600195000098000060800060003400803001700020006060000280000419005000080079",
		"534678912672195348198342567859761423426853791713924856961537284287419635345286179", 1},
	{"the one that broke the three-liner",
		"807000003602080000000200900040005001000798000200100070004003000000040108300000506",
		"897451623632987415415236987749325861163798254258164379584613792976542138321879546", 1},
	{"easy",
		"048090050000745210075002400000070002706409000902060300000610827013050649007980001",
		"", 1},
	{"medium",
		"900810000005004706000205801090740500000003070740000000300950600006400013170000004",
		"", 1},
	{"hard",
		"130600080046030000020500000000200106090057000800000045000000370000063400000000501",
		"", 1},
	{"expert",
		"400080100000209000000730000020001009005000070090000050010500400600300000004007603",
		"", 1},
	{"world's hardest",
		"800000000003600000070090200050007000000045700000100030001000068008500010090000400",
		"812753649943682175675491283154237896369845721287169534521974368438526917796318452", 1},
}

func TestWriteUps(t *testing.T) {
	for _, test := range writeUps {
		g := corpus.Grid(t, test.puzzle)
		if got := Solve(&g); got.Count != min(test.count, 2) {
			t.Errorf("%s: Solve counts %d", test.name, got.Count)
		} else {
			checkSolution(t, &g, &got.Solution)
		}
		got, err := Count(t.Context(), &g, 1_000_000, nil)
		if err != nil || got.Count != test.count {
			t.Errorf("%s: %d solutions (%v), want %d", test.name, got.Count, err, test.count)
		}
		all := slices.Collect(All(t.Context(), &g))
		if len(all) != test.count {
			t.Fatalf("%s: %d solutions enumerated, want %d", test.name, len(all), test.count)
		}
		checkOrder(t, &g, all)
		if test.solution != "" && all[0].String() != test.solution {
			t.Errorf("%s: the first solution is %v", test.name, &all[0])
		}
	}
}

// full is a solution from which the tests below derive grids.
var full = writeUps[2].solution

func TestCounts(t *testing.T) {
	dots := func(n int) string { return strings.Repeat(".", n) }
	for _, test := range []struct {
		name, puzzle string
		limit, count int
	}{
		{"a full grid", full, 10, 1},
		{"a full grid less a cell", "." + full[1:], 10, 1},
		{"a full grid with a clash", "3" + full[1:], 10, 0},
		{"a rectangle of two digits missing", without(full, 0, 3, 63, 66), 10, 1},
		{"two digits missing, one cycle", without(full, digits(full, "12")...), 100, 2},
		{"the empty grid", dots(81), 5000, 5000},
		{"the empty grid, limit 1", dots(81), 1, 1},
		{"the empty grid, limit 0", dots(81), 0, 0},
		{"the empty grid, negative limit", dots(81), -1, 0},
		{"two equal digits in a row", "1.......1" + dots(72), 10, 0},
		{"two equal digits in a column", "1" + dots(71) + "1" + dots(8), 10, 0},
		{"two equal digits in a box", "1" + dots(19) + "1" + dots(60), 10, 0},
		{"a cell without a candidate", "12345678." + dots(17) + "9" + dots(54), 10, 0},
		{"a digit without a place in a row", "123......" + "456......" + "...7....." + "......7.." + dots(45), 10, 0},
	} {
		g := corpus.Grid(t, test.puzzle)
		got, err := Count(t.Context(), &g, test.limit, nil)
		if err != nil || got.Count != test.count {
			t.Errorf("%s: %d solutions (%v), want %d", test.name, got.Count, err, test.count)
		}
		if got.Count == 0 && got.Solution != (board.Grid{}) {
			t.Errorf("%s: a solution with count 0", test.name)
		}
	}
	if got := Solve(&board.Grid{0: 10}); got.Count != 0 {
		t.Errorf("a digit above 9: %d solutions", got.Count)
	}
}

// without returns a grid with some cells emptied. digits returns the cells that hold one
// of the given digits.
func without(grid string, cells ...int) string {
	b := []byte(grid)
	for _, c := range cells {
		b[c] = '.'
	}
	return string(b)
}

func digits(grid, any string) (cells []int) {
	for c := range grid {
		if strings.ContainsRune(any, rune(grid[c])) {
			cells = append(cells, c)
		}
	}
	return cells
}

// TestRandom compares the engine with the oracle on two kinds of grids. The first have
// random givens; most of these have no solution. The second are solutions with givens
// removed and, in some of them, one given changed.
func TestRandom(t *testing.T) {
	const limit = 200
	counts := map[int]int{}
	random := rand.New(rand.NewPCG(1, 2))
	for range 4000 {
		g := randomGrid(t, random)
		want, ok := oracle(g, limit, 20_000)
		if !ok {
			counts[-1]++
			continue
		}
		counts[min(len(want), 2)]++
		got, err := Count(t.Context(), &g, limit, nil)
		if err != nil || got.Count != len(want) {
			t.Fatalf("%v: %d solutions (%v), want %d", &g, got.Count, err, len(want))
		}
		if solved := Solve(&g); solved.Count != min(2, len(want)) {
			t.Fatalf("%v: Solve counts %d, want %d", &g, solved.Count, min(2, len(want)))
		} else if solved.Count > 0 {
			checkSolution(t, &g, &solved.Solution)
		}
		all := slices.Collect(first(All(t.Context(), &g), limit))
		if !slices.Equal(all, want) {
			t.Fatalf("%v: the enumeration differs", &g)
		}
	}
	for _, kind := range []int{0, 1, 2} {
		if counts[kind] < 200 {
			t.Errorf("too few grids of a kind: %v", counts)
		}
	}
}

// randomGrid returns either a grid of up to 40 random givens, which may clash, or a
// disguised solution with givens removed. In some grids of the second kind one given is
// changed.
func randomGrid(t *testing.T, random *rand.Rand) board.Grid {
	var g board.Grid
	kind := random.IntN(4)
	if kind == 0 {
		for range random.IntN(41) {
			c, d := random.IntN(81), board.Digit(random.IntN(9)+1)
			if random.IntN(20) == 0 || fits(&g, c, d) {
				g[c] = d
			}
		}
		return g
	}
	g = disguise(corpus.Grid(t, full), random)
	for _, c := range random.Perm(81)[:random.IntN(62)] {
		g[c] = 0
	}
	if kind == 1 {
		g[random.IntN(81)] = board.Digit(random.IntN(9) + 1)
	}
	return g
}

// disguise relabels the digits and permutes the rows and columns of a grid in such a way
// that houses remain houses.
func disguise(g board.Grid, random *rand.Rand) (h board.Grid) {
	lines := func() (order [9]int) {
		for i, chute := range random.Perm(3) {
			for j, line := range random.Perm(3) {
				order[i*3+j] = chute*3 + line
			}
		}
		return order
	}
	rows, columns, digits := lines(), lines(), random.Perm(9)
	transpose := random.IntN(2) == 0
	for i, row := range rows {
		for j, column := range columns {
			d := g[row*9+column]
			if transpose {
				d = g[column*9+row]
			}
			if d != 0 {
				h[i*9+j] = board.Digit(digits[d-1] + 1)
			}
		}
	}
	return h
}

// TestCorpora solves the collections, plain and disguised, and counts the solutions that
// appear when givens are removed.
func TestCorpora(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, file := range []string{
		"puzzles0_kaggle_sub20k.txt", "puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt",
		"puzzles5_forum_hardest_1905_11+.txt", "puzzles6_forum_hardest_1106.txt", "sudocue_top10000.txt",
		"tdoku_generate_6k.txt", "qqwing_easy.txt", "qqwing_expert.txt", "qqwing_intermediate.txt", "qqwing_simple.txt",
	} {
		puzzles := corpus.Puzzles(t, file)
		if testing.Short() && len(puzzles) > 100 {
			puzzles = puzzles[:100]
		}
		for i, g := range puzzles {
			got := Solve(&g)
			if got.Count != 1 {
				t.Fatalf("%s: %v has %d solutions", file, &g, got.Count)
			}
			checkSolution(t, &g, &got.Solution)
			if i%10 != 0 {
				continue
			}
			if h := disguise(g, random); Solve(&h).Count != 1 {
				t.Fatalf("%s: %v has not one solution", file, &h)
			}
			for _, c := range random.Perm(81)[:20] {
				g[c] = 0
			}
			h := disguise(g, random)
			a, errA := Count(t.Context(), &g, 100, nil)
			b, errB := Count(t.Context(), &h, 100, nil)
			if a.Count < 1 || a.Count != b.Count || errA != nil || errB != nil {
				t.Fatalf("%s: %v has %d solutions, %v has %d", file, &g, a.Count, &h, b.Count)
			}
			checkOrder(t, &g, slices.Collect(first(All(t.Context(), &g), 100)))
		}
	}
}

// TestAmbiguousCorpus compares the numbers of counted and enumerated solutions of
// ambiguous grids, up to a limit.
func TestAmbiguousCorpus(t *testing.T) {
	puzzles := corpus.Puzzles(t, "puzzles7_serg_benchmark.txt")
	if testing.Short() && len(puzzles) > 100 {
		puzzles = puzzles[:100]
	}
	for _, g := range puzzles {
		got, err := Count(t.Context(), &g, 50, nil)
		if err != nil || got.Count < 2 || Solve(&g).Count != 2 {
			t.Fatalf("%v has %d solutions, %v", &g, got.Count, err)
		}
		checkSolution(t, &g, &got.Solution)
		all := slices.Collect(first(All(t.Context(), &g), 50))
		if len(all) != got.Count {
			t.Fatalf("%v: %d solutions counted, %d enumerated", &g, got.Count, len(all))
		}
		checkOrder(t, &g, all)
	}
}

// checkSolution checks that a solution is valid and keeps the givens.
func checkSolution(t *testing.T, g, solution *board.Grid) {
	t.Helper()
	if !solution.IsSolution() || g.Over(solution) != *solution {
		t.Fatalf("%v is not a solution of %v", solution, g)
	}
}

// checkOrder checks the solutions of a grid, and that they are in ascending order.
func checkOrder(t *testing.T, g *board.Grid, all []board.Grid) {
	t.Helper()
	for i := range all {
		checkSolution(t, g, &all[i])
		if i > 0 && slices.Compare(all[i-1][:], all[i][:]) >= 0 {
			t.Fatalf("%v comes before %v", &all[i-1], &all[i])
		}
	}
}

// first limits a sequence to n values.
func first(seq iter.Seq[board.Grid], n int) iter.Seq[board.Grid] {
	return func(yield func(board.Grid) bool) {
		for g := range seq {
			if n--; n < 0 || !yield(g) {
				return
			}
		}
	}
}

func TestCancel(t *testing.T) {
	var empty board.Grid
	const never = 1 << 60
	done, cancel := context.WithCancel(t.Context())
	cancel()
	if got, err := Count(done, &empty, never, nil); !errors.Is(err, context.Canceled) || got.Count != 0 {
		t.Errorf("done before: %d solutions, %v", got.Count, err)
	}
	for range All(done, &empty) {
		t.Fatal("done before: a solution is enumerated")
	}

	soon, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if got, err := Count(soon, &empty, never, nil); !errors.Is(err, context.DeadlineExceeded) || got.Count == 0 {
		t.Errorf("timeout: %d solutions, %v", got.Count, err)
	}

	now, cancel := context.WithCancel(t.Context())
	defer cancel()
	last := 0
	got, err := Count(now, &empty, never, func(count int) {
		if count < last {
			t.Errorf("progress goes from %d back to %d", last, count)
		}
		if last = count; count > 5000 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || last <= 5000 || got.Count < last {
		t.Errorf("cancelled by progress at %d: %d solutions, %v", last, got.Count, err)
	}

	now, cancel = context.WithCancel(t.Context())
	defer cancel()
	n := 0
	for range All(now, &empty) {
		if n++; n == 10 {
			cancel()
		}
	}
	if n != 10 {
		t.Errorf("the enumeration went on to %d", n)
	}
}

func TestParallel(t *testing.T) {
	var group sync.WaitGroup
	for _, test := range writeUps {
		group.Go(func() {
			g := corpus.Grid(t, test.puzzle)
			for range 20 {
				if got := Solve(&g); got.Count != min(2, test.count) {
					t.Errorf("%s: Solve counts %d", test.name, got.Count)
				}
			}
		})
	}
	group.Wait()
}

func TestSolveDoesNotAllocate(t *testing.T) {
	g := corpus.Grid(t, writeUps[len(writeUps)-1].puzzle)
	if n := testing.AllocsPerRun(10, func() { Solve(&g) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// TestStats checks the counters against their definitions.
func TestStats(t *testing.T) {
	easy, hard := corpus.Grid(t, writeUps[4].puzzle), corpus.Grid(t, writeUps[8].puzzle)
	if got := Solve(&easy).Stats; got != (Stats{Nodes: 1}) {
		t.Errorf("a puzzle of singles: %+v", got)
	}
	got := Solve(&hard).Stats
	if got.Depth < 2 || got.Guesses < got.Depth || got.Nodes <= got.Guesses || got.Nodes > 2*got.Guesses+1 {
		t.Errorf("a hard puzzle: %+v", got)
	}
}

// TestWithout compares Without with the list of solutions. For each digit of each empty
// cell, Without must report whether another solution exists.
func TestWithout(t *testing.T) {
	for _, test := range writeUps {
		g := corpus.Grid(t, test.puzzle)
		all := slices.Collect(first(All(t.Context(), &g), 300))
		for c, given := range g {
			if given != 0 {
				continue
			}
			for d := board.Digit(1); d <= 9; d++ {
				got, ok := Without(&g, board.Cell(c), d)
				want := slices.ContainsFunc(all, func(s board.Grid) bool { return s[c] != d })
				if ok != want && len(all) < 300 || ok && (got[c] == d || !got.IsSolution() || g.Over(&got) != got) {
					t.Fatalf("%s: without %d in %v: %v, %v", test.name, d, board.Cell(c), ok, &got)
				}
			}
		}
	}
}
