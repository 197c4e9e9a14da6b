package technique_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/ledger"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestReglib runs HoDoKu's own cases. A technique with the code of the case must have a
// step with exactly the effects of the case, or no step at all in a fail case. The
// five-digit siamese codes count as the four-digit codes that they extend.
//
// The file testdata/reglib_ledger.txt must list exactly the failures:
//
//	pending 0300: reason    no technique has this code yet
//	gap 0902-1 #3: reason   this case fails; cases are numbered within a code
func TestReglib(t *testing.T) {
	byCode := make(map[string][]*technique.Technique)
	for _, x := range technique.Catalog() {
		byCode[x.HoDoKu] = append(byCode[x.HoDoKu], x)
	}
	cases := reglib.Read(t)
	if cases == nil {
		return
	}
	listed := ledger.Read(t, "testdata/reglib_ledger.txt")
	type count struct{ passed, total int }
	counts := make(map[string]*count)
	var passed, pending int
	for i := range cases {
		c := &cases[i]
		code := c.Technique()
		if byCode[code] == nil {
			pending++
			listed.Expect(t, "pending "+code)
			continue
		}
		n := counts[code]
		if n == nil {
			n = new(count)
			counts[code] = n
		}
		n.total++
		err := runReglib(t, byCode[code], c)
		if err == nil {
			n.passed++
			passed++
		} else {
			listed.Expect(t, "gap "+c.Name, err, "\n", c.Line)
		}
	}
	for _, code := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%s %-40s %d/%d", code, byCode[code][0].Key, counts[code].passed, counts[code].total)
	}
	t.Logf("%d of %d cases pass, %d wait for their technique", passed, len(cases), pending)
	listed.CheckStale(t)
}

// TestReglibDisguised runs the cases with rows, columns and digits permuted, since
// results must not depend on positions. It leaves out siamese fish, which are named after
// the first of their two fish.
func TestReglibDisguised(t *testing.T) {
	byCode := make(map[string][]*technique.Technique)
	for _, x := range technique.Catalog() {
		byCode[x.HoDoKu] = append(byCode[x.HoDoKu], x)
	}
	cases := reglib.Read(t)
	if cases == nil {
		return
	}
	listed := ledger.Read(t, "testdata/reglib_ledger.txt")
	for i := range cases {
		for seed := range uint64(4) {
			c := cases[i]
			d := generate.RandomDisguise(seed, false)
			disguised := func(set board.CandidateSet) board.CandidateSet {
				p := d.OfPosition(&board.Position{Eliminated: set})
				return p.Eliminated
			}
			c.Position, c.Placements, c.Eliminations = d.OfPosition(&c.Position), disguised(c.Placements), disguised(c.Eliminations)
			if err := runReglib(t, byCode[c.Technique()], &c); err != nil && c.Code == c.Technique() {
				listed.Expect(t, "gap "+c.Name, "in disguise", seed, err, "\n", c.Line)
			}
		}
	}
	listed.CheckStale(t)
}

// runReglib returns an error if the techniques fail a case.
func runReglib(t *testing.T, list []*technique.Technique, c *reglib.Case) error {
	b := board.New(&c.Position)
	solution := finders.Solved(t, &c.Position.Givens)
	want := step.Effects{Placements: c.Placements, Eliminations: c.Eliminations}
	var found []string
	for _, x := range list {
		for s := range x.Find(&b) {
			if c.Fails() {
				return fmt.Errorf("must find nothing, got %s", s.Text())
			}
			if err := step.Check(&s, &b, solution); err != nil {
				return fmt.Errorf("%v: %s", err, s.Detail())
			}
			if s.Effects() == want {
				return nil
			}
			found = append(found, s.Text())
		}
	}
	if c.Fails() {
		return nil
	}
	return fmt.Errorf("not among %d steps:\n%s", len(found), strings.Join(found[:min(8, len(found))], "\n"))
}
