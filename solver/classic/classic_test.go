package classic

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/search"
)

func TestCatalog(t *testing.T) {
	kebab := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	seen := map[string]bool{}
	for _, m := range Methods() {
		if !kebab.MatchString(m.Key) || seen[m.Key] {
			t.Errorf("key %q is invalid or occurs twice", m.Key)
		}
		seen[m.Key] = true
		if !seen[m.Family] {
			t.Errorf("%s: its family %q does not begin before it", m.Key, m.Family)
		}
	}
	if _, ok := Find("no-such-method"); ok {
		t.Error("a method of no key")
	}
}

// TestMethodsAgree runs every method on puzzles of all kinds and compares the results
// with the engine. Only the narrowing methods without a search may stall, but any method
// may reach the time limit.
func TestMethodsAgree(t *testing.T) {
	var puzzles []board.Grid
	for _, file := range []string{"puzzles0_kaggle_sub20k.txt", "qqwing_easy.txt", "qqwing_expert.txt",
		"tdoku_generate_6k.txt", "puzzles3_magictour_top1465.txt"} {
		all := corpus.Puzzles(t, file)
		puzzles = append(puzzles, all[:min(8, len(all))]...)
	}
	for _, p := range []string{easy, medium, hard, expert, wikipedia} {
		puzzles = append(puzzles, corpus.Grid(t, p))
	}
	solved := map[string]int{}
	for _, g := range puzzles {
		want := search.Solve(&g)
		for _, m := range Methods() {
			m.Limits.Time = 15 * time.Millisecond
			switch got := m.Run(t.Context(), &g, nil); got.Outcome {
			case Solved:
				solved[m.Key]++
				if got.Grid != want.Solution {
					t.Errorf("%s on %v: %v", m.Key, &g, &got.Grid)
				}
			case LimitReached:
			case Stalled:
				if m.Key != "narrowing" && m.Key != "narrowing-hidden-singles" {
					t.Errorf("%s stalled on %v", m.Key, &g)
				}
				for c, d := range got.Grid {
					if d != 0 && d != want.Solution[c] {
						t.Errorf("%s on %v: wrong in %v", m.Key, &g, board.Cell(c))
					}
				}
			default:
				t.Errorf("%s on %v: outcome %d", m.Key, &g, got.Outcome)
			}
		}
	}
	for _, m := range Methods() {
		if solved[m.Key] == 0 {
			t.Errorf("%s solved none of %d puzzles", m.Key, len(puzzles))
		}
	}
}

// TestOutcomes runs every method on full, contradictory and ambiguous grids. The outcomes
// are in catalog order: N no solution, S solved, W wrong, - stalled, R refused, ? any.
func TestOutcomes(t *testing.T) {
	const full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	for _, test := range []struct{ name, puzzle, want string }{
		{"full", full, "SSSSSSSSSSSS"},
		{"full but for a cell", "." + full[1:], "SSSSSSSSSSSS"},
		{"full with a clash", "3" + full[1:], "WWWWWWWNRRNN"},
		{"a clash, one cell open", "3" + full[1:80] + ".", "WWWWWWWNRRNN"},
		{"a cell without a candidate", full[:17] + "5" + full[18:80] + ".", "WWWWWWWNRRNN"},
		{"two digits for three cells", "12345....." + "....6....." + ".....7...." + "......89.." + strings.Repeat(".", 41),
			"SSSS--SSSSSS"},
		{"no candidate for a cell", "12345678." + strings.Repeat(".", 17) + "9" + strings.Repeat(".", 54), "NNNNNNNNNNNN"},
		{"empty", strings.Repeat(".", 81), "SS?S--SSSSSS"},
	} {
		g := corpus.Grid(t, test.puzzle)
		for i, m := range Methods() {
			m.Limits = Limits{Time: time.Second}
			got := m.Run(t.Context(), &g, nil)
			if c := "NSW-LCR"[got.Outcome]; test.want[i] != '?' && c != test.want[i] {
				t.Errorf("%s: %s ended with %c, want %c", test.name, m.Key, c, test.want[i])
			}
			if full := got.Grid.Filled() == board.AllCells; (got.Outcome == Solved || got.Outcome == Wrong) && !full {
				t.Errorf("%s: %s left cells open", test.name, m.Key)
			}
			if (got.Outcome == Solved) != got.Grid.IsSolution() {
				t.Errorf("%s: %s ended with %c and %v", test.name, m.Key, "NSW-LCR"[got.Outcome], &got.Grid)
			}
			if got.Outcome == NoSolution && got.Grid.Filled().Len() < g.Filled().Len() {
				t.Errorf("%s: %s took givens out", test.name, m.Key)
			}
		}
	}
	for _, m := range Methods() {
		if got := m.Run(t.Context(), &board.Grid{40: 10}, nil); got.Outcome != NoSolution {
			t.Errorf("%s: a digit above 9 ended with %d", m.Key, got.Outcome)
		}
	}
}

func TestRefusals(t *testing.T) {
	g := corpus.Grid(t, "55..5....5"+strings.Repeat(".", 54)+"7.........7......")
	m := method(t, "exhaustive")
	got := m.Run(t.Context(), &g, nil)
	want := []Refusal{
		{board.RowHouse(0), 5, 3}, {board.ColumnHouse(0), 5, 2}, {board.BoxHouse(0), 5, 3}, {board.BoxHouse(6), 7, 2},
	}
	if got.Outcome != Refused || !slices.Equal(got.Refusals, want) || got.Grid != g {
		t.Errorf("%+v, want %+v", got.Refusals, want)
	}
}

// TestReplay replays the events of every method. Each event must fit the grid at that
// point, and all of them together must produce the result.
func TestReplay(t *testing.T) {
	for _, puzzle := range []string{easy, expert, hardest, "3" + easy[1:], fewestGivens} {
		g := corpus.Grid(t, puzzle)
		for _, m := range Methods() {
			m.Limits = Limits{Time: 40 * time.Millisecond, Cycles: 300}
			replay, tries := Replay{Grid: g}, 0
			got := m.Run(t.Context(), &g, func(e Event) {
				d := replay.Grid[e.Cell]
				switch e.Kind {
				case Place:
					tries++
					if d != 0 {
						t.Fatalf("%s: %d placed on %d in %v", m.Key, e.Digit, d, e.Cell)
					}
				case TakeBack:
					if d != e.Digit || g[e.Cell] != 0 {
						t.Fatalf("%s: %d taken back from %v, which holds %d", m.Key, e.Digit, e.Cell, d)
					}
				}
				replay.Apply(e)
			})
			if replay.Grid != got.Grid {
				t.Errorf("%s on %s: the events come to %v, the result is %v", m.Key, puzzle, &replay.Grid, &got.Grid)
			}
			if tries != got.Tries || replay.Passes != got.Passes+got.Cycles {
				t.Errorf("%s on %s: %d digits placed, %d passes; result %+v", m.Key, puzzle, tries, replay.Passes, got)
			}
			if got.Outcome == NoSolution && got.Passes+got.Cycles == 0 && got.Grid != g {
				t.Errorf("%s on %s: digits left standing", m.Key, puzzle)
			}
			if unwatched := m.Run(t.Context(), &g, nil); got.Outcome != LimitReached &&
				unwatched.Outcome != LimitReached && !sameCounts(got, unwatched) {
				t.Errorf("%s on %s: watched %+v, unwatched %+v", m.Key, puzzle, got, unwatched)
			}
		}
	}
}

// TestCandidateEvents checks that every open cell is narrowed, and never to candidates
// without the solution's digit.
func TestCandidateEvents(t *testing.T) {
	g := corpus.Grid(t, medium)
	solution := search.Solve(&g).Solution
	for _, key := range []string{"narrowing", "narrowing-hidden-singles", "candidates-with-trial"} {
		m := method(t, key)
		replay, narrowed := Replay{Grid: g}, board.CellSet{}
		m.Run(t.Context(), &g, func(e Event) {
			replay.Apply(e)
			if e.Kind == Narrow && replay.Grid[e.Cell] == 0 {
				narrowed = narrowed.With(e.Cell)
				if !replay.Candidates[e.Cell].Has(solution[e.Cell]) {
					t.Errorf("%s: %v is narrowed to %v", key, e.Cell, e.Digits)
				}
			}
		})
		if open := board.AllCells.Minus(g.Filled()); narrowed != open {
			t.Errorf("%s: %v narrowed, %v open", key, narrowed, open)
		}
	}
}

// slowPuzzle is slow for every search in cell order because its top row is nearly empty.
// It has no singles at the start.
const slowPuzzle = ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."

func TestLimits(t *testing.T) {
	slow := corpus.Grid(t, slowPuzzle)
	for _, test := range []struct {
		method string
		limits Limits
	}{
		{"depth-first", Limits{Time: 20 * time.Millisecond}},
		{"string-recursion", Limits{Time: 20 * time.Millisecond}},
		{"narrowing-brute-force", Limits{Time: 20 * time.Millisecond}},
		{"exhaustive-all-digits", Limits{Time: 20 * time.Millisecond}},
		{"candidates-with-trial", Limits{Cycles: 10}},
		{"dancing-links", Limits{Time: 1}},
		{"engine", Limits{Time: 1}},
	} {
		m := method(t, test.method)
		m.Limits = test.limits
		start := time.Now()
		got := m.Run(t.Context(), &slow, nil)
		if over := time.Since(start) - test.limits.Time; got.Outcome != LimitReached || over > 30*time.Second {
			t.Errorf("%s: outcome %d, %v over the limit", test.method, got.Outcome, over)
		}
		if got.Cycles > 10 {
			t.Errorf("%s: %d cycles", test.method, got.Cycles)
		}
	}
}

func TestCancel(t *testing.T) {
	slow := corpus.Grid(t, slowPuzzle)
	for _, m := range Methods() {
		done, cancel := context.WithCancel(t.Context())
		cancel()
		if got := m.Run(done, &slow, nil); got.Outcome != Cancelled || got.Grid != slow {
			t.Errorf("%s: done before, but outcome %d", m.Key, got.Outcome)
		}
	}
	for _, key := range []string{"depth-first", "depth-first-scanning", "string-recursion",
		"string-recursion-rewritten", "narrowing-brute-force", "exhaustive", "exhaustive-all-digits"} {
		m := method(t, key)
		soon, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		start := time.Now()
		got := m.Run(soon, &slow, nil)
		if took := time.Since(start); got.Outcome != Cancelled || took > 30*time.Second {
			t.Errorf("%s: outcome %d after %v", key, got.Outcome, took)
		}
		if got.Grid.Over(&slow) != got.Grid || slow.Over(&got.Grid) != got.Grid {
			t.Errorf("%s: givens changed", key)
		}
		cancel()
	}
}
