package making_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/internal/making"
	"sudoku/solver/search"
)

// TestBredIsFrozen compares chains of bred puzzles with a golden file. A bank stores only
// seeds for most of its puzzles, so no line may ever change.
func TestBredIsFrozen(t *testing.T) {
	var lines []string
	for attempt := range 8 {
		made := making.Mined(attempt)
		for seed := range uint64(12) {
			next, ok := making.Bred(&made, seed)
			if !ok {
				continue
			}
			if found := search.Solve(&next.Givens); found.Count != 1 || found.Solution != next.Solution {
				t.Errorf("attempt %d, seed %d: %d solutions", attempt, seed, found.Count)
			}
			if hasRedundant(&next.Givens) || next.Givens == made.Givens {
				t.Errorf("attempt %d, seed %d: not another minimal puzzle", attempt, seed)
			}
			made = next
			lines = append(lines, fmt.Sprintf("%d %d %v", attempt, seed, &made.Givens))
		}
	}
	got := strings.Join(lines, "\n") + "\n"
	golden.Compare(t, "testdata/bred.txt", got)
	if _, ok := making.Bred(&making.Puzzle{}, 1); ok {
		t.Error("something is bred from an empty grid")
	}
}

// TestToughness compares the toughness of easy puzzles with that of hard ones.
func TestToughness(t *testing.T) {
	b := theBank(t)
	median := func(key string) int {
		var all []int
		for _, place := range b.Places(key)[:30] {
			made := b.Puzzle(place)
			all = append(all, making.Toughness(&made.Givens))
		}
		slices.Sort(all)
		return all[len(all)/2]
	}
	easy, hard, extreme := median("Easy"), median("Hard"), median("Extreme")
	if easy != 0 || hard >= extreme {
		t.Errorf("easy %d, hard %d, extreme %d", easy, hard, extreme)
	}
}

// TestBasics checks the board that the basics leave.
func TestBasics(t *testing.T) {
	for attempt := range 60 {
		made := making.Mined(attempt)
		b := board.FromGrid(&made.Givens)
		solved := making.TakeBasics(&b)
		if solved != b.IsSolved() || solved != making.Basics.Solves(&made.Givens) {
			t.Errorf("attempt %d: solved %t", attempt, solved)
		}
		if again := b; making.TakeBasics(&again) != solved || again != b {
			t.Errorf("attempt %d: the basics are not exhausted", attempt)
		}
	}
}

// hasRedundant reports whether a given can be removed.
func hasRedundant(g *board.Grid) bool {
	for c := range g.Filled().All() {
		less := *g
		less[c] = 0
		if search.Solve(&less).Count == 1 {
			return true
		}
	}
	return false
}
