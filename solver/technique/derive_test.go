package technique_test

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

var (
	derive = flag.String("derive", "", "print cases for this technique from generated puzzles")
	seeds  = flag.Uint64("seeds", 10000, "at most how many generated puzzles -derive walks")
)

const (
	// walkTime is the maximum time that -derive spends on following paths through
	// puzzles. After printTime it prints no more boards. Both matter only for techniques
	// with slow searches.
	walkTime  = 30 * time.Second
	printTime = 40 * time.Second
	// boardTime limits the search for the near miss of one board.
	boardTime = time.Second
	// enough is the number of boards on which no earlier technique has a step, after
	// which -derive stops. More boards would rarely include one with fewer steps.
	enough = 30
	// shown is the number of boards that -derive prints.
	shown = 6
)

// TestDerive makes cases from generated puzzles, for manual selection:
//
//	go test ./solver/technique -run Derive -derive naked-pair -v
//
// It prints the boards with the fewest steps, one per puzzle, starting with those on
// which no earlier technique of the catalog has a step. Each is followed by up to two
// boards on which the technique has no step: a near miss, if a single change makes one,
// and the same board after the technique's steps. TestCases and TestExamples accept all
// of them. TestDerive logs what it has not found.
func TestDerive(t *testing.T) {
	if *derive == "" {
		return
	}
	x := technique.ByKey(*derive)
	if x == nil {
		t.Fatalf("no technique %q in the catalog", *derive)
	}
	fmt.Print(deriveCases(t, x, *seeds))
}

// TestPrintedCases checks that the other tests accept what TestDerive prints. For both
// techniques it uses, some near misses lack a given of their puzzle.
func TestPrintedCases(t *testing.T) {
	for _, key := range []string{"pointing", "hidden-quad"} {
		x := technique.ByKey(key)
		file := filepath.Join(t.TempDir(), key+".txt")
		if err := os.WriteFile(file, []byte(deriveCases(t, x, 8)), 0o600); err != nil {
			t.Fatal(err)
		}
		kinds := map[string]int{}
		for _, c := range finders.ReadCases(t, file) {
			b, solution := c.Position(t)
			if steps := finders.PrintSteps(t, x, &b, solution); (steps != "") != c.Fires() {
				t.Errorf("%s: the case has none or steps, and the search finds\n%s", c.Name, steps)
			}
			kind, _, _ := strings.Cut(c.Name, " ")
			kinds[kind]++
		}
		if kinds["generated"] == 0 || kinds["near"] == 0 {
			t.Errorf("%s: cases by kind: %v", key, kinds)
		}
	}
}

// A find is a board on which a technique has steps.
type find struct {
	seed  uint64
	board board.Board
	steps int
	// before is the first technique of the catalog with a step, or nil if that is the
	// derived technique itself.
	before *technique.Technique
}

// deriveCases returns the cases that TestDerive prints for a technique.
func deriveCases(t *testing.T, x *technique.Technique, seeds uint64) string {
	t.Helper()
	start := time.Now()
	finds, walked := derivedBoards(t, x, seeds)
	if len(finds) == 0 {
		t.Logf("%s has no step on the paths of %d generated puzzles. Take boards from its source, or from puzzles built around the pattern.", x.Key, walked)
		return ""
	}
	if before := finds[0].before; before != nil {
		t.Logf("In %d generated puzzles, wherever %s has a step, an earlier technique has one, too; on the first board printed, %s. If this must be so, the example cannot do without it, and no path uses the technique.", walked, x.Key, before.Key)
	}
	var all strings.Builder
	near, done := 0, 0
	for i := range finds[:min(shown, len(finds))] {
		if i > 0 && time.Since(start) > printTime {
			break
		}
		f := &finds[i]
		g := sample.Puzzle(f.seed)
		name := fmt.Sprintf("generated %d", f.seed)
		source := "where no technique before this one has a step"
		if f.before != nil {
			source = "a board on its path"
		}
		writeCase(&all, name, fmt.Sprintf("generated puzzle, seed %d, %s", f.seed, source), &f.board,
			finders.PrintSteps(t, x, &f.board, finders.Solved(t, &g)))
		if writeNear(t.Context(), &all, x, &f.board, name) {
			near++
		}
		if writeDone(&all, x, f.board, name) {
			done++
		}
	}
	switch {
	case near == 0 && done == 0:
		t.Logf("No near miss was found. Take a board without a step of %s from its source.", x.Key)
	case near == 0:
		t.Logf("No near miss was found. The boards named done have no step either.")
	}
	return all.String()
}

// derivedBoards follows paths through generated puzzles. It returns the best board of
// each puzzle, the best ones first, and the number of puzzles.
func derivedBoards(t *testing.T, x *technique.Technique, seeds uint64) (finds []find, walked uint64) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), walkTime)
	defer stop()
	first := 0
	for ; walked < seeds && first < enough && ctx.Err() == nil; walked++ {
		if f, ok := deriveFrom(ctx, t, x, walked); ok {
			finds = append(finds, f)
			if f.before == nil {
				first++
			}
		}
	}
	slices.SortStableFunc(finds, func(a, b find) int { return a.compare(&b) })
	return finds, walked
}

// compare orders boards without an earlier technique before others, then those with fewer
// steps.
func (f *find) compare(g *find) int {
	switch {
	case f.before == nil && g.before != nil:
		return -1
	case f.before != nil && g.before == nil:
		return 1
	}
	return cmp.Compare(f.steps, g.steps)
}

// deriveFrom follows the path through a puzzle and returns the board that makes the best
// case of a technique. ok is false if the technique has no step.
func deriveFrom(ctx context.Context, t *testing.T, x *technique.Technique, seed uint64) (best find, ok bool) {
	t.Helper()
	g := sample.Puzzle(seed)
	finders.Walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
		if x.Class.NeedsThought() && !finders.NeedsThought(next) {
			return true // nobody looks for a pattern while there is a single
		}
		f := find{seed: seed, board: *b, steps: countSteps(ctx, x, b), before: next}
		if next == x {
			f.before = nil
		}
		if f.steps > 0 && (!ok || f.compare(&best) < 0) {
			best, ok = f, true
		}
		return ctx.Err() == nil
	})
	return best, ok
}

// writeNear writes a near miss of a board, if a single change leaves the technique
// without a step and the puzzle with one solution.
func writeNear(ctx context.Context, w *strings.Builder, x *technique.Technique, b *board.Board, name string) bool {
	ctx, stop := context.WithTimeout(ctx, boardTime)
	defer stop()
	p := b.Position()
	cell, extra, ok := finders.NearMiss(ctx, x, &p)
	if !ok {
		return false
	}
	n := entry.NewNearMiss(p, cell, extra)
	source := fmt.Sprintf("the board of case %s, with the candidate %v", name, extra)
	if search.Solve(&n.Position.Givens).Count != 1 {
		// The emptied cell was a given. The puzzle may still have one solution if the
		// entries become givens.
		for c := range board.Cell(board.Cells) {
			if d := n.Position.Entries[c]; d != 0 {
				n.Position.Givens[c], n.Position.Entries[c] = d, 0
			}
		}
		if search.Solve(&n.Position.Givens).Count != 1 {
			return false
		}
		source += ", its entries as givens"
	}
	near := board.New(&n.Position)
	if _, fires := x.First(&near); fires {
		return false
	}
	writeCase(w, "near miss, "+name, source, &near, "none\n")
	return true
}

// writeDone writes the board after all steps of the technique, unless there are many.
func writeDone(w *strings.Builder, x *technique.Technique, b board.Board, name string) bool {
	for range 20 {
		s, ok := x.First(&b)
		if !ok {
			writeCase(w, name+", done", "the board of case "+name+", its steps made", &b, "none\n")
			return true
		}
		s.Apply(&b)
	}
	return false
}

func writeCase(w *strings.Builder, name, source string, b *board.Board, steps string) {
	fmt.Fprintf(w, "case %s\nsource %s\nboard %s\n%s\n", name, source, reglib.Format(b), steps)
}

func countSteps(ctx context.Context, x *technique.Technique, b *board.Board) int {
	n := 0
	for range x.Steps(ctx, b, func() {}) {
		n++
	}
	return n
}
