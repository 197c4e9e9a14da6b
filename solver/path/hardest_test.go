package path_test

import (
	"context"
	"errors"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/path"
)

// TestHardest solves the hardest known puzzles by logic alone and checks every step. By
// default it solves a few; with -long N it solves the first N of each list.
func TestHardest(t *testing.T) {
	for _, file := range []string{"puzzles6_forum_hardest_1106.txt", "puzzles5_forum_hardest_1905_11+.txt"} {
		grids := corpus.Puzzles(t, file)
		for i := range min(max(1, *long), len(grids)) {
			p := checkPath(t, &grids[i])
			dearest := 0
			for _, taken := range p.Steps {
				dearest = max(dearest, taken.Technique.Rating(&taken.Step))
			}
			t.Logf("%v: %d steps up to %d.%d", &grids[i], len(p.Steps), dearest/10, dearest%10)
		}
	}
}

// hardPuzzle requires nested chains with the recipe "se".
const hardPuzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."

// TestWalkProgress checks that progress is reported after each step and during searches,
// and that it never decreases.
func TestWalkProgress(t *testing.T) {
	g := corpus.Grid(t, hardPuzzle)
	b := board.FromGrid(&g)
	se, _ := path.ByKey("se")
	var last path.Progress
	between := 0
	p, err := se.Walk(t.Context(), &b, func(now path.Progress) {
		if now.Steps < last.Steps || now.Filled < last.Filled || now.Hardest < last.Hardest || now.AtLeast < last.AtLeast || now.AtLeast < now.Hardest {
			t.Errorf("%+v came after %+v", now, last)
		}
		if now.Steps == last.Steps {
			between++
		}
		last = now
	})
	if err != nil || !p.Solved {
		t.Fatalf("solved %t, %v", p.Solved, err)
	}
	if between == 0 {
		t.Error("no progress was reported during a search")
	}
	if last.Steps != len(p.Steps) || last.Filled != board.Cells || last.AtLeast != last.Hardest {
		t.Errorf("last progress %+v, with %d steps", last, len(p.Steps))
	}
}

// TestSearchStops checks that a walk can be cancelled during the search of a technique.
func TestSearchStops(t *testing.T) {
	g := corpus.Grid(t, hardPuzzle)
	b := board.FromGrid(&g)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	se, _ := path.ByKey("se")
	var last path.Progress
	after := 0
	_, err := se.Walk(ctx, &b, func(now path.Progress) {
		if ctx.Err() != nil {
			after++
		}
		if now.AtLeast > 90 && now.Steps == last.Steps {
			cancel()
		}
		last = now
	})
	if !errors.Is(err, context.Canceled) || after > 0 {
		t.Errorf("%v, %d reports after cancellation", err, after)
	}
}
