//go:build !js

package check_test

import (
	"testing"

	"sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/internal/corpus"
	"sudoku/solver/path"
	"sudoku/solver/step"
)

// TestSample checks the arguments of paths through puzzles from several lists, with each
// recipe in turn, and their words in each language. Occasionally it checks all steps of a
// board.
func TestSample(t *testing.T) {
	puzzles := 4
	if testing.Short() {
		puzzles = 1
	}
	recipes, human := path.Recipes(), path.Human()
	checked := 0
	examine := func(s *step.Step, before *board.Board) {
		t.Helper()
		a := argument.Of(s, before)
		err := check.Argument(&a, s, before)
		for _, c := range languages.All {
			if err == nil {
				err = check.Words(&a, &c.Techniques)
			}
		}
		if err != nil {
			t.Errorf("%s\n  %v", s.Text(), err)
		}
		checked++
	}
	for _, file := range []string{"puzzles2_17_clue.txt", "puzzles3_magictour_top1465.txt", "puzzles6_forum_hardest_1106.txt", "qqwing_expert.txt"} {
		for i, g := range corpus.Puzzles(t, file)[:puzzles] {
			b := board.FromGrid(&g)
			walked, err := recipes[i%len(recipes)].Walk(t.Context(), &b, nil)
			if err != nil {
				t.Fatal(err)
			}
			for k := range walked.Steps {
				s, before := &walked.Steps[k].Step, &walked.Steps[k].Before
				if s.Technique != "brute-force" {
					examine(s, before)
				}
				if k%24 == 12 {
					for _, s := range human.All(before) {
						examine(&s, before)
					}
				}
			}
		}
	}
	if checked < 500*puzzles {
		t.Errorf("only %d arguments", checked)
	}
}
