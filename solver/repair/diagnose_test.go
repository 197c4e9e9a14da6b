package repair

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/search"
)

const (
	mistyped = "000801000000000430500000000000070800000000100020030000600000075003400000000200600"
	meant    = "000801000000000043500000000000070800000000100020030000600000075003400000000200600"
	full     = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func TestFewestGivens(t *testing.T) {
	g, want := corpus.Grid(t, mistyped), corpus.Grid(t, meant)
	r := diagnose(t, &g)
	if r.Count != 9734 || !r.Counted {
		t.Errorf("%d solutions", r.Count)
	}
	if len(r.Repairs) == 0 || r.Repairs[0].Grid != want || r.Repairs[0].Kind != Shift ||
		r.Repairs[0].Moved != board.NewCellSet(15, 16) {
		t.Errorf("the first of %d repairs is not the original puzzle", len(r.Repairs))
	}
	var candidates board.CandidateSet
	for solution := range search.All(t.Context(), &g) {
		for c, d := range solution {
			candidates.Add(board.NewCandidate(board.Cell(c), d))
		}
	}
	if n := len(r.Completion.Givens); n > 3 {
		t.Errorf("%d extra givens", n)
	}
	if r.Candidates != candidates {
		t.Errorf("the candidates of the solutions are %v", &candidates)
	}
	if c := board.CellAt(0, 0); r.Digits(c) != digitsAt(&candidates, c) {
		t.Errorf("%v can hold %v", c, r.Digits(c))
	}
}

// TestRepairsComplete checks every edit with the engine and compares the result with the
// repairs.
func TestRepairsComplete(t *testing.T) {
	const easy = "048090050000745210075002400000070002706409000902060300000610827013050649007980001"
	for _, puzzle := range []string{
		mistyped, "8" + meant[1:], meant[:3] + "3" + meant[4:], "3" + easy[1:], easy[:4] + "3" + easy[5:], easy[:7] + "005" + easy[10:],
		strings.NewReplacer("1", ".", "2", ".").Replace(full),
	} {
		g := corpus.Grid(t, puzzle)
		if search.Solve(&g).Count == 1 {
			t.Fatalf("%s is proper", puzzle)
		}
		want := map[board.Grid]bool{}
		for r := range edits(&g) {
			if search.Solve(&r.Grid).Count == 1 {
				want[r.Grid] = true
			}
		}
		report, err := Diagnose(t.Context(), &g, Defaults(), nil)
		if err != nil || len(report.Repairs) != len(want) {
			t.Errorf("%s: %d repairs of %d (%v)", puzzle, len(report.Repairs), len(want), err)
		}
		for _, r := range report.Repairs {
			if !want[r.Grid] {
				t.Errorf("%s: %+v is not a repair", puzzle, r)
			}
		}
	}
}

func TestDiagnose(t *testing.T) {
	without := func(digits string) string {
		return strings.Map(func(d rune) rune {
			if strings.ContainsRune(digits, d) {
				return '.'
			}
			return d
		}, full)
	}
	for _, test := range []struct {
		name, puzzle  string
		count, core   int
		extra         int // number of redundant givens if there is one solution
		repairs, most int // minimum and maximum number of repairs
	}{
		{name: "proper and minimal", puzzle: meant, count: 1},
		{name: "full", puzzle: full, count: 1, extra: 81},
		{name: "full with a wrong digit", puzzle: "4" + full[1:], core: 2, repairs: 1, most: 3},
		{name: "full with two wrong digits", puzzle: "44" + full[2:], core: 2},
		{name: "no candidate for a cell", puzzle: "12345678." + strings.Repeat(".", 17) + "9" + strings.Repeat(".", 54),
			core: 7}, // the 9 rules out the row's last three cells: six givens and the 9 suffice
		{name: "no place for a digit", puzzle: "123......" + "456......" + "...7....." + "......7.." + strings.Repeat(".", 45),
			core: 7},
		{name: "empty", puzzle: strings.Repeat(".", 81), count: Defaults().Solutions, extra: -1},
		{name: "one given", puzzle: "5" + strings.Repeat(".", 80), count: Defaults().Solutions, extra: -1},
		{name: "two digits missing", puzzle: without("12"), count: 2, extra: 1, most: 2000},
		{name: "three digits missing", puzzle: without("123"), count: 18, extra: -1, most: 2000},
	} {
		g := corpus.Grid(t, test.puzzle)
		start := time.Now()
		r := diagnose(t, &g)
		if took := time.Since(start); took > 2*time.Minute {
			t.Errorf("%s: took %v", test.name, took)
		}
		extra := len(r.Completion.Givens)
		if r.Count == 1 {
			extra = r.Redundant.Len()
		}
		if test.extra == -1 {
			extra = -1
		}
		if r.Count != test.count && test.extra != -1 || r.Contradiction.Len() != test.core || extra != test.extra ||
			len(r.Repairs) < test.repairs || len(r.Repairs) > test.most {
			t.Errorf("%s: %d solutions, core %v, extra %d, %d repairs", test.name, r.Count, r.Contradiction, extra,
				len(r.Repairs))
		}
	}
	r, err := Diagnose(t.Context(), &board.Grid{40: 12}, Defaults(), nil)
	if err != nil || r.Count != 0 || r.Contradiction != board.NewCellSet(40) {
		t.Errorf("a value that is not a digit: %+v, %v", r, err)
	}
}

// TestFewest checks that no smaller set of extra givens works.
func TestFewest(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	sizes := map[int]int{}
	for range 60 {
		g := corpus.Grid(t, full)
		for _, c := range random.Perm(board.Cells)[:54] {
			g[c] = 0
		}
		all := slices.Collect(search.All(t.Context(), &g))
		if len(all) < 2 || len(all) > 60 {
			continue
		}
		r := diagnose(t, &g)
		if r.Count != len(all) || !r.Completion.Fewest {
			t.Fatalf("%v: %d solutions, want %d; completion %+v", &g, r.Count, len(all), r.Completion)
		}
		n := len(r.Completion.Givens)
		sizes[n]++
		if narrowable(all, 0, n-1) {
			t.Errorf("%v: fewer than %d extra givens are enough", &g, n)
		}
	}
	if sizes[1] == 0 || sizes[2] == 0 {
		t.Errorf("completions have only these sizes: %v", sizes)
	}
}

// narrowable reports whether at most k extra givens can leave one of several solutions.
func narrowable(solutions []board.Grid, from, k int) bool {
	if len(solutions) == 1 || k == 0 {
		return len(solutions) == 1
	}
	for x := from; x < board.Candidates; x++ {
		c := board.Candidate(x)
		var left []board.Grid
		for _, s := range solutions {
			if s[c.Cell()] == c.Digit() {
				left = append(left, s)
			}
		}
		if len(left) > 0 && len(left) < len(solutions) && narrowable(left, x+1, k-1) {
			return true
		}
	}
	return false
}

func TestLimits(t *testing.T) {
	for _, puzzle := range []string{mistyped, meant, "8" + meant[1:], strings.Repeat(".", 81)} {
		g := corpus.Grid(t, puzzle)
		for _, nodes := range []int{0, 1, 10, 100, 1000} {
			r, err := Diagnose(t.Context(), &g, Limits{Solutions: 100, Nodes: nodes}, nil)
			if err != nil {
				t.Errorf("%s with %d nodes: %v", puzzle, nodes, err)
			}
			if nodes <= 1 && len(r.Unfinished) == 0 {
				t.Errorf("%s with %d nodes: %+v", puzzle, nodes, r)
			}
			checkRepairs(t, &g, r.Repairs)
		}
	}
	g := corpus.Grid(t, mistyped)
	r, err := Diagnose(t.Context(), &g, Limits{Solutions: 100, Nodes: 100_000}, nil)
	if err != nil || r.Count != 100 || r.Counted {
		t.Errorf("counted %d solutions up to the limit (%v), %v", r.Count, r.Counted, err)
	}
}

func TestCancel(t *testing.T) {
	empty, wrong := board.Grid{}, corpus.Grid(t, "8"+meant[1:])
	done, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Diagnose(done, &empty, Defaults(), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("context done before the call: %v", err)
	}
	if _, err := Diagnose(done, &wrong, Defaults(), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("context done before the call: %v", err)
	}
	for _, stage := range []Stage{Counting, Listing, Completing} {
		now, cancel := context.WithCancel(t.Context())
		defer cancel()
		var cancelled time.Time
		_, err := Diagnose(now, &empty, Defaults(), func(p Progress) {
			if p.Stage == stage && cancelled.IsZero() {
				cancel()
				cancelled = time.Now()
			}
		})
		if took := time.Since(cancelled); !errors.Is(err, context.Canceled) || took > 30*time.Second {
			t.Errorf("cancelled in stage %d: %v after %v", stage, err, took)
		}
	}
}

func TestProgress(t *testing.T) {
	var empty board.Grid
	last, longest := time.Now(), time.Duration(0)
	var stages []Stage
	_, err := Diagnose(t.Context(), &empty, Defaults(), func(p Progress) {
		longest, last = max(longest, time.Since(last)), time.Now()
		stages = append(stages, p.Stage)
		if p.Total > 0 && p.Done > p.Total {
			t.Errorf("%d of %d parts done", p.Done, p.Total)
		}
	})
	// Far above the documented interval, since other tests run at the same time.
	if longest = max(longest, time.Since(last)); err != nil || longest > 30*time.Second {
		t.Errorf("no progress reported for %v, %v", longest, err)
	}
	if !slices.IsSorted(stages) || slices.Compact(stages)[0] != Counting {
		t.Errorf("the stages are %v", stages)
	}
}

func BenchmarkDiagnose(b *testing.B) {
	for _, bench := range []struct{ name, puzzle string }{
		{"none", "8" + meant[1:]},
		{"several", mistyped},
		{"one", meant},
		{"empty", strings.Repeat(".", 81)},
	} {
		g := corpus.Grid(b, bench.puzzle)
		b.Run(bench.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := Diagnose(b.Context(), &g, Defaults(), nil); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
	// Puzzles from many sources, each with a wrong digit.
	var typed []board.Grid
	random := rand.New(rand.NewPCG(9, 10))
	for _, file := range []string{"puzzles0_kaggle_sub20k.txt", "puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt",
		"qqwing_expert.txt", "tdoku_generate_6k.txt"} {
		for _, g := range corpus.Puzzles(b, file)[:20] {
			c := pickCell(g.Filled(), random)
			g[c] = g[c]%9 + 1
			typed = append(typed, g)
		}
	}
	b.Run("wrong-digit", func(b *testing.B) {
		var worst time.Duration
		for i := 0; b.Loop(); i++ {
			start := time.Now()
			if _, err := Diagnose(b.Context(), &typed[i%len(typed)], Defaults(), nil); err != nil {
				b.Fatal(err)
			}
			worst = max(worst, time.Since(start))
		}
		b.ReportMetric(float64(worst.Microseconds())/1000, "worst-ms")
	})
}
