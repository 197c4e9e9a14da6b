package technique_test

import (
	"context"
	"flag"
	"fmt"
	"testing"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/internal/finders"
	"sudoku/solver/internal/reglib"
	"sudoku/solver/internal/sample"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

var (
	derive = flag.String("derive", "", "print cases for this technique from generated puzzles")
	seeds  = flag.Uint64("seeds", 300, "how many generated puzzles -derive walks")
)

// TestDerive makes cases from generated puzzles, for manual selection:
//
//	go test ./solver/technique -run Derive -derive naked-pair -v
//
// For each puzzle it prints a board of the walk. It prefers a board on which no earlier
// technique of the catalog has a step, which makes a better example; otherwise it takes
// the board with the fewest steps. Two boards follow on which the technique must not find
// a step: a near miss, if a single change makes one, and the same board after the
// technique's steps.
func TestDerive(t *testing.T) {
	if *derive == "" {
		return
	}
	x := technique.ByKey(*derive)
	if x == nil {
		t.Fatalf("no technique %q", *derive)
	}
	for seed := range *seeds {
		g := sample.Puzzle(seed)
		b, source := deriveFrom(t, x, &g)
		if source == "" {
			continue
		}
		name := fmt.Sprintf("generated %d", seed)
		printCase(name, fmt.Sprintf("generated puzzle, seed %d, %s", seed, source), &b,
			finders.PrintSteps(t, x, &b, finders.Solved(t, &g)))
		printNear(t, x, &b, name)
		for range 20 {
			s, ok := x.First(&b)
			if !ok {
				printCase(name+", done", "the board of case "+name+", its steps made", &b, "none\n")
				break
			}
			s.Apply(&b)
		}
	}
}

// deriveFrom walks a puzzle and returns the best board for a case of a technique, with a
// remark about it as source. source is "" if the technique has no step.
func deriveFrom(t *testing.T, x *technique.Technique, g *board.Grid) (best board.Board, source string) {
	fewest, first := 1000, false
	finders.Walk(t, g, func(b *board.Board, next *technique.Technique) bool {
		n := countSteps(x, b)
		if n > 0 && (next == x && !first || (next == x) == first && n < fewest) {
			best, fewest, first = *b, n, next == x
		}
		return true
	})
	switch {
	case first:
		return best, "where no technique before this one has a step"
	case fewest < 1000:
		return best, "a board on its path"
	}
	return best, ""
}

// printNear prints a near miss of a board, if a single change to the board leaves the
// technique without any step.
func printNear(t *testing.T, x *technique.Technique, b *board.Board, name string) {
	ctx, stop := context.WithTimeout(t.Context(), time.Second)
	defer stop()
	p := b.Position()
	cell, extra, ok := finders.NearMiss(ctx, x, &p)
	if !ok {
		return
	}
	n := entry.NewNearMiss(p, cell, extra)
	near := board.New(&n.Position)
	if _, fires := x.First(&near); !fires {
		printCase("near miss, "+name, fmt.Sprintf("the board of case %s, with the candidate %v", name, extra), &near, "none\n")
	}
}

func printCase(name, source string, b *board.Board, steps string) {
	fmt.Printf("case %s\nsource %s\nboard %s\n%s\n", name, source, reglib.Format(b), steps)
}

func countSteps(x *technique.Technique, b *board.Board) int {
	n := 0
	for range x.Find(b) {
		n++
	}
	return n
}
