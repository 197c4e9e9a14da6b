package finders

import (
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/race"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// corpora lists the puzzles of the soundness test, and how many of each corpus the test
// takes by default, evenly spread.
var corpora = []struct {
	file  string
	count int
}{
	{"puzzles0_kaggle_sub20k.txt", 3},
	{"puzzles2_17_clue.txt", 6},
	{"puzzles3_magictour_top1465.txt", 8},
	{"puzzles5_forum_hardest_1905_11+.txt", 2},
	{"puzzles6_forum_hardest_1106.txt", 2},
	{"qqwing_simple.txt", 2},
	{"qqwing_easy.txt", 2},
	{"qqwing_intermediate.txt", 4},
	{"qqwing_expert.txt", 6},
	{"sudocue_top10000.txt", 6},
	{"tdoku_generate_6k.txt", 6},
}

// Sound runs techniques on the boards of walks. It checks each step against the solution
// and the finders against their contract. The techniques in onRequest run once per walk.
func Sound(t *testing.T, list, onRequest []*technique.Technique) {
	t.Run("generated", func(t *testing.T) {
		t.Parallel()
		steps := 0
		for seed := range uint64(max(8, *Long)) {
			g := sample.Puzzle(1000 + seed)
			steps += checkWalk(t, &g, list, onRequest)
		}
		t.Logf("%d steps", steps)
	})
	for _, c := range corpora {
		t.Run(c.file, func(t *testing.T) {
			t.Parallel()
			grids := corpus.Puzzles(t, c.file)
			count := min(max(c.count, *Long), len(grids))
			if testing.Short() {
				count = min(count, 1)
			}
			steps := 0
			for i := range count {
				steps += checkWalk(t, &grids[i*len(grids)/count], list, onRequest)
			}
			t.Logf("%d steps on the paths of %d puzzles", steps, count)
		})
	}
}

// checkWalk checks the techniques on the boards of one walk: by default on all boards
// without singles and on one in eight of the others. The techniques in onRequest run on
// the first board without singles. checkWalk returns the number of steps.
func checkWalk(t *testing.T, g *board.Grid, list, onRequest []*technique.Technique) int {
	t.Helper()
	solution := Solved(t, g)
	boards, steps, asked := 0, 0, false
	Walk(t, g, func(b *board.Board, next *technique.Technique) bool {
		boards++
		if !asked && NeedsThought(next) {
			asked = true
			for _, x := range onRequest {
				steps += CheckFinder(t, x, b, solution)
			}
		}
		if *Long > 0 || NeedsThought(next) || boards%8 == 0 {
			for _, x := range list {
				steps += CheckFinder(t, x, b, solution)
			}
		}
		return !t.Failed()
	})
	return steps
}

// CheckFinder checks the steps of a technique on a board. Each step must be sound and
// occur once, the board must not change, a second search must find the same steps, and a
// consumer must be able to stop early. It returns the number of steps.
func CheckFinder(t *testing.T, x *technique.Technique, b *board.Board, solution *board.Grid) int {
	t.Helper()
	before := *b
	seen := make(map[string]bool)
	var all []string
	for s := range x.Find(b) {
		CheckStep(t, x, &s, b, solution)
		text := s.Text()
		if seen[text] {
			t.Errorf("twice: %s\non %s", text, reglib.Format(b))
		}
		seen[text] = true
		all = append(all, text)
	}
	if *b != before {
		t.Fatalf("%s changes the board %s", x.Key, reglib.Format(&before))
	}
	again := 0
	for s := range x.Find(b) {
		if again == len(all) || s.Text() != all[again] {
			t.Fatalf("%s finds something else the second time on %s: %s", x.Key, reglib.Format(b), s.Text())
		}
		again++
		if again == 3 {
			break // the runtime panics if the finder continues
		}
	}
	if again < min(3, len(all)) {
		t.Errorf("%s finds less the second time on %s", x.Key, reglib.Format(b))
	}
	return len(all)
}

// NoAllocationOnMiss checks that no finder allocates on boards where it finds nothing.
func NoAllocationOnMiss(t *testing.T, list []*technique.Technique) {
	if race.Enabled {
		return
	}
	boards := StuckBoards(t, 10)
	for _, x := range list {
		missed := 0
		for i := range boards {
			steps := x.Find(&boards[i])
			found := false
			yield := func(step.Step) bool { found = true; return false }
			allocs := testing.AllocsPerRun(5, func() { steps(yield) })
			if found {
				continue
			}
			missed++
			if allocs > 0 {
				t.Errorf("%s: %v allocations in a search without a hit on %s", x.Key, allocs, reglib.Format(&boards[i]))
				break
			}
		}
		if missed == 0 {
			t.Logf("%s: a hit on every board, nothing measured", x.Key)
		}
	}
}

// SolvedAndBroken checks that each finder finds nothing on a solved board and on an empty
// one, and that it does not panic or yield invalid steps on inconsistent boards.
func SolvedAndBroken(t *testing.T, list []*technique.Technique) {
	full := Solved(t, new(sample.Puzzle(1)))
	broken := board.FromGrid(new(sample.Puzzle(2)))
	for c := range broken.Empty().All() {
		for d := range broken.Candidates(c).All() {
			if (int(c)+int(d))%3 == 0 {
				broken.Eliminate(c, d)
			}
		}
	}
	var twice board.Grid
	twice[0], twice[1], twice[80] = 5, 5, 5
	var empty board.Grid
	for name, b := range map[string]board.Board{
		"solved": board.FromGrid(full), "empty": board.FromGrid(&empty),
		"clashing": board.FromGrid(&twice), "broken": broken,
	} {
		t.Run(name, func(t *testing.T) {
			for _, x := range list {
				n := 0
				for s := range x.Find(&b) {
					if n++; name == "solved" || name == "empty" {
						t.Errorf("%s", s.Text())
					}
					if err := step.Check(&s, &b, nil); err != nil {
						t.Errorf("%v\n%s", err, s.Detail())
					}
					if n == 100 {
						break
					}
				}
			}
		})
	}
}
