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

// Long is the number of puzzles from each corpus that the soundness test walks.
var Long = flag.Int("long", 0, "how many puzzles of each corpus the soundness test walks (default: a few)")

// Unasked returns the techniques that run without a request, except those with long
// searches. The latter solve every puzzle and have their own tests.
func Unasked() []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return t.OnRequest || t.Long != nil })
}

// OnRequest returns the techniques that run only on request.
func OnRequest() []*technique.Technique {
	return slices.DeleteFunc(technique.Catalog(), func(t *technique.Technique) bool { return !t.OnRequest })
}

// Walk solves a puzzle with the techniques in catalog order. Before each step it calls
// visit with the board and the technique to be used, or nil if no technique has a step.
// It continues as long as visit returns true.
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

// Solved returns the only solution of a puzzle.
func Solved(t testing.TB, g *board.Grid) *board.Grid {
	t.Helper()
	found := search.Solve(g)
	if found.Count != 1 {
		t.Fatalf("%v has %d solutions", g, found.Count)
	}
	return &found.Solution
}

// StuckBoards returns the last boards of walks through generated puzzles, where no
// technique has a step.
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

// NeedsThought reports whether the next technique of a walk is more than a single or a
// direct placement. It returns true for nil, which stands for no technique.
func NeedsThought(next *technique.Technique) bool {
	return next == nil || next.Class.NeedsThought()
}
