package technique_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// TestReglib runs HoDoKu's own cases: a technique with the code of the case
// must have a step with exactly the effects of the case, or no step at all in
// a fail case. The siamese codes of five digits count for the code that they
// extend.
//
// What is missing stands in testdata/reglib_ledger.txt, and only what is:
//
//	pending 0300            no technique has this code yet
//	gap 0902-1 #3: reason   this case fails; numbers count the cases of a code
//
// The test fails for a case that fails and is not listed, and for a line that
// is no longer true.
func TestReglib(t *testing.T) {
	byCode := make(map[string][]*technique.Technique)
	for _, x := range technique.Catalog() {
		byCode[x.HoDoKu] = append(byCode[x.HoDoKu], x)
	}
	cases := reglib.Read(t)
	if cases == nil {
		return
	}
	ledger := readLedger(t)
	type count struct{ passed, total int }
	counts := make(map[string]*count)
	var passed, pending int
	for i := range cases {
		c := &cases[i]
		code := c.Technique()
		if byCode[code] == nil {
			if pending++; !ledger.use("pending " + code) {
				t.Errorf("no technique has the code %s; add to the ledger: pending %s", code, code)
			}
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
		} else if !ledger.use("gap " + c.Name) {
			t.Errorf("%s: %v\n%s", c.Name, err, c.Line)
		}
	}
	for _, code := range slices.Sorted(maps.Keys(counts)) {
		t.Logf("%s %-40s %d/%d", code, byCode[code][0].Name, counts[code].passed, counts[code].total)
	}
	t.Logf("%d of %d cases pass, %d wait for their technique", passed, len(cases), pending)
	for line, used := range ledger {
		if !used {
			t.Errorf("stale in the ledger: %s", line)
		}
	}
}

// runReglib tells how the techniques fail a case, nil if they do not.
func runReglib(t *testing.T, list []*technique.Technique, c *reglib.Case) error {
	b := board.New(&c.Position)
	solution := solved(t, &c.Position.Givens)
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

// ledger lists what is known to be missing, each with whether that was met.
type ledger map[string]bool

// use marks an entry and reports whether it is there.
func (l ledger) use(entry string) bool {
	_, known := l[entry]
	if known {
		l[entry] = true
	}
	return known
}

func readLedger(t *testing.T) ledger {
	t.Helper()
	data, err := os.ReadFile("testdata/reglib_ledger.txt")
	if err != nil {
		t.Fatal(err)
	}
	l := make(ledger)
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		entry, reason, _ := strings.Cut(line, ":")
		if strings.HasPrefix(entry, "gap ") == (strings.TrimSpace(reason) == "") {
			t.Errorf("in the ledger, a gap needs a reason and nothing else has one: %s", line)
		}
		l[entry] = false
	}
	return l
}
