package technique_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/finders"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

const (
	nearFile = "entry/near.txt"
	// nearTime limits how long -update searches for the near miss of a technique.
	nearTime = 20 * time.Second
)

// TestNear checks the near miss of each technique: the conclusion of its example must not
// follow there, and the candidate that spoils the pattern must be new. With -update it
// keeps the lines of the file that are still correct and rewrites the others.
func TestNear(t *testing.T) {
	lines := nearLines(t)
	var written strings.Builder
	for _, x := range technique.Catalog() {
		line := lines[x.Key]
		delete(lines, x.Key)
		if !*golden.Update {
			if testing.Short() && x.Long != nil {
				continue
			}
			if wrong := checkNear(x, line); wrong != "" {
				t.Errorf("%s: %s; run go test -update", x.Key, wrong)
			}
		} else if checkNear(x, line) != "" {
			line = lookNear(t.Context(), x)
		}
		fmt.Fprintln(&written, x.Key, line)
	}
	for key := range lines {
		if !*golden.Update {
			t.Errorf("%s has a line about %s, which is not in the catalog", nearFile, key)
		}
	}
	if *golden.Update {
		golden.Compare(t, nearFile, written.String())
	}
}

// nearLines returns the lines of the file by key, without the keys.
func nearLines(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(nearFile)
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]string)
	for line := range strings.Lines(string(text)) {
		key, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		all[key] = rest
	}
	return all
}

// checkNear returns what is wrong with a technique's line, or "" if it is correct.
func checkNear(x *technique.Technique, line string) string {
	if strings.HasPrefix(line, "none ") {
		return ""
	}
	var cell, extra int
	if _, err := fmt.Sscan(line, &cell, &extra); err != nil {
		return "no near miss"
	}
	p := x.Example()
	n := entry.NewNearMiss(p, cell, board.Candidate(extra))
	b, nearly := board.New(&p), board.New(&n.Position)
	if b.Has(n.Extra.Cell(), n.Extra.Digit()) || !nearly.Has(n.Extra.Cell(), n.Extra.Digit()) {
		return fmt.Sprintf("%v is nothing new", n.Extra)
	}
	s, _ := x.First(&b)
	for again := range x.Find(&nearly) {
		for _, e := range slices.Concat(s.Placements, s.Eliminations) {
			if slices.Contains(again.Placements, e) || slices.Contains(again.Eliminations, e) {
				return fmt.Sprintf("%v follows in the near miss, too", e)
			}
		}
	}
	return ""
}

// lookNear searches for a near miss and returns its line.
func lookNear(ctx context.Context, x *technique.Technique) string {
	ctx, stop := context.WithTimeout(ctx, nearTime)
	defer stop()
	p := x.Example()
	cell, extra, ok := finders.NearMiss(ctx, x, &p)
	if !ok {
		return "none no single change was found"
	}
	return fmt.Sprint(cell, " ", int(extra))
}
