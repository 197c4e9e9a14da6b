//go:build !js

package check_test

import (
	"testing"

	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/path"
)

// TestSample checks the arguments of paths through puzzles of several lists, with each
// recipe in turn.
func TestSample(t *testing.T) {
	puzzles := 4
	if testing.Short() {
		puzzles = 1
	}
	recipes := path.Recipes()
	for _, file := range []string{"puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles6_forum_hardest_1106.txt", "qqwing_expert.txt"} {
		for i, g := range corpus.Puzzles(t, file)[:puzzles] {
			b := board.FromGrid(&g)
			walked, err := recipes[i%len(recipes)].Walk(t.Context(), &b, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, taken := range walked.Steps {
				s, before := &taken.Step, &taken.Before
				if s.Technique == "brute-force" {
					continue
				}
				a := argument.Of(s, before)
				if err := check.Argument(&a, s, before); err != nil {
					t.Errorf("%s\n  of %s\n  %v", s.Text(), g, err)
				}
			}
		}
	}
}
