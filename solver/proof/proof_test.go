package proof_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/internal/lrat"
	"sudoku/solver/path"
	"sudoku/solver/proof"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

var long = flag.Int("long", 1, "how many puzzles of each list are proved")

const (
	wikipedia = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	// several has 9,734 solutions.
	several = "...8.1.........43.5............7.8......1...2..3....6......75..34........2..6...."
)

// parseStart returns a position whose digits are all givens.
func parseStart(t testing.TB, grid string) board.Position {
	return board.Position{Givens: corpus.Grid(t, grid)}
}

// findPath returns the steps of a path.
func findPath(t testing.TB, start *board.Position, recipe string) []step.Step {
	t.Helper()
	r, ok := path.ByKey(recipe)
	if !ok {
		t.Fatal(recipe)
	}
	b := board.New(start)
	walked, err := r.Walk(t.Context(), &b, nil)
	if err != nil {
		t.Fatal(err)
	}
	var steps []step.Step
	for _, taken := range walked.Steps {
		steps = append(steps, taken.Step)
	}
	return steps
}

// certify proves steps and checks the certificate with both checkers.
func certify(t testing.TB, start *board.Position, steps []step.Step, first int) proof.Certificate {
	t.Helper()
	done := 0
	c, err := proof.Certify(t.Context(), start, steps, first, func(n int) { done++ })
	if err != nil {
		t.Fatal(err)
	}
	if done != len(steps) {
		t.Errorf("progress was reported %d times of %d", done, len(steps))
	}
	lines, err := proof.Check(bytes.NewReader(c.Formula), bytes.NewReader(c.Proof))
	if err != nil || lines != c.Lines {
		t.Errorf("%d lines of %d, %v", lines, c.Lines, err)
	}
	if err := lrat.Verify(string(c.Formula), string(c.Proof)); err != nil {
		t.Errorf("the second checker: %v", err)
	}
	return c
}

// rules derives the clauses common to all puzzles from their definition: every cell holds
// exactly one digit, and every house holds each digit exactly once.
func rules() map[string]int {
	variable := func(c board.Cell, d int) int { return 81*c.Row() + 9*c.Column() + d }
	all := map[string]int{}
	for c := range board.Cell(board.Cells) {
		var some []int
		for d := 1; d <= 9; d++ {
			some = append(some, variable(c, d))
			for e := d + 1; e <= 9; e++ {
				all[fmt.Sprint([]int{-variable(c, e), -variable(c, d)})]++
			}
		}
		all[fmt.Sprint(some)]++
	}
	for h := range board.House(board.Houses) {
		for d := 1; d <= 9; d++ {
			var some []int
			for c := range h.Cells().All() {
				some = append(some, variable(c, d))
				for e := range h.Cells().All() {
					if c < e {
						all[fmt.Sprint([]int{-variable(e, d), -variable(c, d)})]++
					}
				}
			}
			all[fmt.Sprint(some)]++
		}
	}
	return all
}

// own returns the clauses of a formula in order, without the rules. It checks that each
// rule occurs once.
func own(t *testing.T, c *proof.Certificate) (list []string) {
	t.Helper()
	clauses, err := lrat.Formula(string(c.Formula))
	if err != nil {
		t.Fatal(err)
	}
	rest := rules()
	for n := 1; n <= len(clauses); n++ {
		slices.Sort(clauses[n])
		text := fmt.Sprint([]int(clauses[n]))
		if rest[text] == 0 {
			list = append(list, text)
			continue
		}
		if rest[text]--; rest[text] == 0 {
			delete(rest, text)
		}
	}
	if len(rest) > 0 {
		t.Errorf("%d rules are missing", len(rest))
	}
	return list
}

// TestFormula reads the assumptions and the claim from the formula.
func TestFormula(t *testing.T) {
	start := parseStart(t, "12345678"+strings.Repeat(".", 73))
	start.Entries[80] = 1
	start.Eliminated.Add(board.NewCandidate(9, 9))
	start.Eliminated.Add(board.NewCandidate(9, 1)) // already ruled out by the digits
	s := step.Step{Technique: "x", Placements: []board.Candidate{board.NewCandidate(8, 9)}}
	after := step.Step{Technique: "y", Eliminations: []board.Candidate{board.NewCandidate(17, 9)}}
	c := certify(t, &start, []step.Step{s, after}, 1)
	want := []string{"[1]", "[11]", "[21]", "[31]", "[41]", "[51]", "[61]", "[71]", "[721]", "[-82]", "[-90]", "[162]"}
	if got := own(t, &c); !slices.Equal(got, want) {
		t.Errorf("the formula assumes %v, want %v", got, want)
	}
}

// TestGolden compares a small certificate, without the rules, with a golden file.
func TestGolden(t *testing.T) {
	start := parseStart(t, wikipedia)
	steps := findPath(t, &start, "human")[:3]
	c := certify(t, &start, steps, 2)
	lines := strings.SplitAfter(string(c.Formula), "\n")
	head := slices.IndexFunc(lines, func(l string) bool { return l[0] == 'p' }) + 1
	lines = slices.Replace(lines, head, head+11988, "...\n")
	golden.Compare(t, "testdata/certificate.txt", strings.Join(lines, "")+"\n"+string(c.Proof))
}

// TestPaths takes whole paths of puzzles from every list and proves that each puzzle has
// one solution. With -long N it takes N puzzles of each list.
func TestPaths(t *testing.T) {
	dir := corpus.Dir(t, "puzzles")
	if dir == "" {
		return
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		grids := corpus.Puzzles(t, filepath.Base(file))
		for i := range min(*long, len(grids)) {
			start := board.Position{Givens: grids[i*len(grids) / *long]}
			provePath(t, &start, findPath(t, &start, "human"))
		}
	}
}

// provePath proves a path and checks the certificate's figures.
func provePath(t *testing.T, start *board.Position, steps []step.Step) {
	t.Helper()
	c := certify(t, start, steps, 0)
	values := board.New(start)
	for i := range steps {
		steps[i].Apply(&values)
	}
	if !values.IsSolved() {
		return
	}
	claim := []int{}
	for cell, d := range values.Values() {
		claim = append(claim, -(9*cell + int(d)))
	}
	slices.Sort(claim)
	clauses := own(t, &c)
	if n := start.Givens.Filled().Len(); len(clauses) != n+1 || clauses[n] != fmt.Sprint(claim) {
		t.Errorf("in addition to the %d givens the formula has %v", n, clauses[n:])
	}
	if len(c.Proof) > 5<<20 {
		t.Errorf("%d bytes", len(c.Proof))
	}
	lines, err := lrat.Proof(string(c.Proof))
	if err != nil {
		t.Fatal(err)
	}
	kept := 0
	for i, l := range lines {
		if i < len(lines)-1 && slices.Contains(l.Hints, 11988+len(clauses)) {
			t.Fatalf("line %d uses the claim", i+1)
		}
		if kept -= len(l.Delete); l.Clause != nil {
			kept++
		}
	}
	if kept > board.Candidates+1 {
		t.Errorf("%d clauses are kept", kept)
	}
}

// every returns the sampling interval for slow checks: 5 with -short, otherwise 1.
func every() int {
	if testing.Short() {
		return 5
	}
	return 1
}

// TestEveryTechnique proves the steps in the examples of all techniques from their
// positions alone.
func TestEveryTechnique(t *testing.T) {
	for i, x := range technique.Catalog() {
		if i%every() != 0 {
			continue
		}
		start := x.Example()
		b := board.New(&start)
		s, ok := x.First(&b)
		if !ok {
			t.Errorf("%s has no example", x.Key)
			continue
		}
		c := certify(t, &start, []step.Step{s}, 0)
		if marked := bytes.Contains(c.Formula, []byte("without assuming")); marked != x.Uniqueness {
			t.Errorf("%s is marked: %t", x.Key, marked)
		}
	}
}

// TestWithoutSteps proves the whole solution by search alone.
func TestWithoutSteps(t *testing.T) {
	grids := corpus.Puzzles(t, "puzzles6_forum_hardest_1106.txt")
	if grids == nil {
		return
	}
	g := grids[0]
	found, err := search.Count(t.Context(), &g, 2, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := step.Step{Technique: "all"}
	for c, d := range found.Solution {
		if g[c] == 0 {
			s.Placements = append(s.Placements, board.NewCandidate(board.Cell(c), d))
		}
	}
	provePath(t, &board.Position{Givens: g}, []step.Step{s})
}

// TestUnproved checks that steps that do not follow are rejected.
func TestUnproved(t *testing.T) {
	place := func(c board.Cell, d board.Digit) step.Step {
		return step.Step{Placements: []board.Candidate{board.NewCandidate(c, d)}}
	}
	eliminate := func(c board.Cell, digits ...board.Digit) (s step.Step) {
		for _, d := range digits {
			s.Eliminations = append(s.Eliminations, board.NewCandidate(c, d))
		}
		return s
	}
	for name, test := range map[string]struct {
		grid  string
		steps []step.Step // the last step does not follow
	}{
		"a wrong digit":             {wikipedia, []step.Step{place(3, 2)}},
		"a given ruled out":         {wikipedia, []step.Step{eliminate(0, 5)}},
		"a digit beside a given":    {wikipedia, []step.Step{place(2, 5)}},
		"the solution's digit":      {wikipedia, []step.Step{eliminate(3, 2, 6)}},
		"one of several solutions":  {several, []step.Step{eliminate(1, 3)}},
		"a digit of an empty grid":  {strings.Repeat(".", 81), []step.Step{place(0, 8)}},
		"after a step that follows": {wikipedia, []step.Step{place(2, 4), place(3, 2)}},
	} {
		start := parseStart(t, test.grid)
		_, err := proof.Certify(t.Context(), &start, test.steps, 0, func(int) {})
		if unproved, ok := errors.AsType[proof.Unproved](err); !ok || int(unproved) != len(test.steps)-1 {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestContradiction proves arbitrary effects from contradictory givens.
func TestContradiction(t *testing.T) {
	start := parseStart(t, "12345678........9"+strings.Repeat(".", 64))
	for _, x := range []board.Candidate{board.NewCandidate(8, 5), board.NewCandidate(80, 2)} {
		certify(t, &start, []step.Step{{Eliminations: []board.Candidate{x}}}, 0)
	}
}

// An expiring context is done after a given number of checks.
type expiring struct {
	context.Context
	left int
}

func (c *expiring) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestSearchStops checks that the search for a proof can be cancelled.
func TestSearchStops(t *testing.T) {
	x := technique.ByKey("tridagon")
	start := x.Example()
	b := board.New(&start)
	s, _ := x.First(&b)
	for _, asked := range []int{0, 1, 2, 10, 1000} {
		ctx := expiring{t.Context(), asked}
		if _, err := proof.Certify(&ctx, &start, []step.Step{s}, 0, func(int) {}); !errors.Is(err, context.Canceled) {
			t.Errorf("asked %d times: %v", asked, err)
		}
		if ctx.left < -50 {
			t.Errorf("asked %d times, it went on", asked)
		}
	}
}

// TestCancelled checks that Certify can be cancelled in the middle of a path.
func TestCancelled(t *testing.T) {
	start := parseStart(t, wikipedia)
	steps := findPath(t, &start, "human")
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_, err := proof.Certify(ctx, &start, steps, 0, func(done int) {
		if done == 5 {
			cancel()
		}
		if done > 6 {
			t.Errorf("%d steps were proved", done)
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
