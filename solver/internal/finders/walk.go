package finders

import (
	"flag"
	"slices"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/internal/sample"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Long is how many puzzles of each corpus the soundness test walks.
var Long = flag.Int("long", 0, "how many puzzles of each corpus the soundness test walks (default: a few)")

// Unasked are the techniques that are searched unasked, but those whose search
// may take long: they solve every puzzle and have tests of their own.
func Unasked() []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.OnRequest || t.Long != nil })
}

// OnRequest are those that are not.
func OnRequest() []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return !t.OnRequest })
}

// Walk solves a puzzle, the first technique of the catalog first, and shows
// every board before a step is made on it, with the technique that makes it:
// nil on the last board, where no technique has a step. It goes on as long as
// visit reports true.
func Walk(t testing.TB, g *board.Grid, visit func(b *board.Board, next *technique.Technique) bool) {
	t.Helper()
	b := board.FromGrid(g)
	list := Unasked()
	for !b.IsSolved() {
		var next *technique.Technique
		var s step.Step
		for _, candidate := range list {
			if found, ok := candidate.First(&b); ok {
				next, s = candidate, found
				break
			}
		}
		if !visit(&b, next) || next == nil {
			return
		}
		before := b
		if s.Apply(&b); b == before {
			t.Fatalf("%s changes nothing", s.Text())
		}
	}
}

// Solved is the one solution of a puzzle.
func Solved(t testing.TB, g *board.Grid) *board.Grid {
	t.Helper()
	found := search.Solve(g)
	if found.Count != 1 {
		t.Fatalf("%v has %d solutions", g, found.Count)
	}
	return &found.Solution
}

// StuckBoards are the last boards of walks through generated puzzles: no
// technique has a step there.
func StuckBoards(t testing.TB, want int) []board.Board {
	t.Helper()
	var boards []board.Board
	for seed := uint64(0); len(boards) < want && seed < 500; seed++ {
		g := sample.Puzzle(seed)
		Walk(t, &g, func(b *board.Board, next *technique.Technique) bool {
			if next == nil {
				boards = append(boards, *b)
			}
			return true
		})
	}
	return boards
}

// NeedsThought reports whether the technique that goes on from a board, nil
// for none, is more than a single or a direct placement.
func NeedsThought(next *technique.Technique) bool {
	return next == nil || next.Class.NeedsThought()
}
