//go:build !js

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/profile"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestKinds checks that every kind of check finds something to check in a puzzle, and no
// error.
func TestKinds(t *testing.T) {
	proper := sample.Puzzle(62)
	several := proper
	several[proper.Filled().First()] = 0
	for name, run := range kinds {
		for _, g := range []board.Grid{proper, several} {
			c := newChecker(g, 7)
			run(c, t.Context())
			for _, text := range c.wrong {
				t.Errorf("%s: %s", name, text)
			}
			sum := 0
			for _, n := range c.by {
				sum += n.effects
			}
			if idle := name == "people" && c.solution == nil; (sum == 0) != idle || (c.boards == 0) != idle {
				t.Errorf("%s of %v: %d effects on %d boards", name, &g, sum, c.boards)
			}
			if c.unsolved > 0 {
				t.Errorf("%s of %v is not solved", name, &g)
			}
		}
	}
}

// TestWrong checks that errors are found, whether the puzzle has one solution or several,
// and that the board is reduced to what the error requires.
func TestWrong(t *testing.T) {
	proper := sample.Puzzle(62)
	several := proper
	several[proper.Filled().First()] = 0
	solution := search.Solve(&proper).Solution
	for _, g := range []board.Grid{proper, several} {
		c := newChecker(g, 7)
		b := board.FromGrid(&g)
		cell := b.Empty().First()
		truth := board.NewCandidate(cell, solution[cell])
		for d := range b.Candidates(cell).Without(solution[cell]).All() {
			b.Eliminate(cell, d)
		}
		needed := board.FromGrid(&g)
		needed.Eliminate(cell, needed.Candidates(cell).Without(solution[cell]).First())
		liar := (technique.Technique{Key: "liar"}).WithSearch(func(b *board.Board, yield func(step.Step) bool) {
			s := step.Step{Technique: "liar", Eliminations: []board.Candidate{truth}, Views: []step.View{{}}}
			if b.Candidates(cell)&^needed.Candidates(cell) == 0 {
				yield(s)
			}
		})
		for s := range liar.Find(&b) {
			c.step(&b, liar, &s)
		}
		if len(c.wrong) != 1 || !strings.Contains(c.wrong[0], "liar: "+step.Elimination(truth)) ||
			!strings.Contains(c.wrong[0], "least "+reglib.Format(&needed)+"\n") {
			t.Errorf("%v: %q", &g, c.wrong)
		}
	}
}

// TestWrongPlacement checks that a placement is wrong if another digit is possible, and
// that a refutation is wrong if its assumption is true.
func TestWrongPlacement(t *testing.T) {
	proper := sample.Puzzle(62)
	several := proper
	several[proper.Filled().First()] = 0
	solution := search.Solve(&proper).Solution
	for _, g := range []board.Grid{proper, several} {
		c := newChecker(g, 7)
		b := board.FromGrid(&g)
		for cell := range b.Empty().All() {
			for d := range b.Candidates(cell).All() {
				with := g
				with[cell] = d
				right := search.Solve(&with).Count > 0
				if _, other := search.Without(&g, cell, d); other {
					right = false
				}
				if c.placed(&b, board.NewCandidate(cell, d)) != right {
					t.Fatalf("%v: %v=%d: want %v", &g, cell, d, right)
				}
			}
		}
		cell := b.Empty().First()
		c.refutation(&b, &path.Refutation{Assumed: board.NewCandidate(cell, solution[cell])})
		if len(c.wrong) != 2 { // the assumption is true, and there is no contradiction
			t.Errorf("%v: %q", &g, c.wrong)
		}
	}
}

// TestGoesOn checks that a run continues where its ledger ends. Every puzzle of every
// part must be checked once before any puzzle is checked again, in disguise.
func TestGoesOn(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ledger.txt")
	lists := map[string]list{
		"a":                 {2, func(i int) board.Grid { return sample.Puzzle(uint64(i)) }},
		"forum_hardest_11+": {1, func(int) board.Grid { return sample.Puzzle(5) }},
	}
	turns := 3 * len(kinds)
	seen := map[string]bool{}
	for i := range turns + 1 {
		l, err := readLedger(file)
		if err != nil {
			t.Fatal(err)
		}
		l.plan(lists)
		p := l.next(lists, false)
		if at := fmt.Sprint(p.kind, p.list, p.done); seen[at] != (i == turns) || p.round != 1+i/turns {
			t.Errorf("turn %d: %s in round %d", i, at, p.round)
		} else {
			seen[at] = true
		}
		for _, text := range l.work(t.Context(), p, lists[p.list], 0) {
			t.Error(text)
		}
		p.day, p.commit = "2026-11-23", "1234567"
		if err := l.write(file); err != nil {
			t.Fatal(err)
		}
		again, err := readLedger(file)
		if err != nil || again.String() != l.String() {
			t.Fatalf("%v\n%s\nwas\n%s", err, again, l)
		}
	}
	l, err := readLedger(file)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := l.figure(false), fmt.Sprintf("%d of %d checks of a puzzle", turns, turns); !strings.HasSuffix(got, want) {
		t.Errorf("%s, want %s", got, want)
	}
	if got := l.figure(true); got != "1 of 1 puzzles, 0 not solved" {
		t.Error(got)
	}
	if p := l.next(lists, true); p == nil || p.list != "forum_hardest_11+" || p.kind != "human" {
		t.Errorf("the hardest: %+v", p)
	}
	if first := sample.Puzzle(0); lists["a"].puzzle(0, 1) != first || lists["a"].puzzle(0, 2) == first {
		t.Error("only the first round has the puzzles as they are")
	}
}

// TestOutOfDate checks that parts checked with other techniques start again and that the
// totals remain.
func TestOutOfDate(t *testing.T) {
	l := &ledger{techniques: map[string]*count{"xy-wing": {3, 4}}, boards: 2}
	l.parts = []*part{
		{kind: "human", list: "a", round: 2, done: 1, of: 2, boards: 9, day: "d", commit: "c", catalog: profile.Fingerprint + 1},
		{kind: "human", list: "gone", round: 1, done: 1, of: 2, day: "d", commit: "c", catalog: profile.Fingerprint + 1},
	}
	lists := map[string]list{"a": {3, nil}}
	l.plan(lists)
	i := slices.IndexFunc(l.parts, func(p *part) bool { return p.kind == "human" && p.list == "a" })
	if p := *l.parts[i]; p.round != 2 || p.done != 0 || p.of != 3 || p.boards != 0 || p.catalog != profile.Fingerprint {
		t.Errorf("%+v", p)
	}
	if len(l.parts) != len(kinds)+1 || l.all() != (count{3, 4}) {
		t.Errorf("%d parts, %v", len(l.parts), l.all())
	}
}

// TestDamagedLedger checks that an unreadable ledger is reported and left unchanged.
func TestDamagedLedger(t *testing.T) {
	file := filepath.Join(t.TempDir(), "ledger.txt")
	if err := os.WriteFile(file, []byte("part human a round x\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := readLedger(file); err == nil || !strings.Contains(err.Error(), "part human a round x") {
		t.Error(err)
	}
}

func TestTiny(t *testing.T) {
	for seed := range uint64(30) {
		g := sample.Puzzle(seed)
		if seed%3 > 0 {
			g[g.Filled().First()] = board.Digit(seed%3 - 1)
		}
		found := search.Solve(&g)
		second := tiny{cells: plain(&g)}
		second.solve(2)
		if second.count != found.Count || found.Count == 1 && second.solution != plain(&found.Solution) {
			t.Errorf("%v: %d solutions, package search has %d", &g, second.count, found.Count)
		}
	}
}
