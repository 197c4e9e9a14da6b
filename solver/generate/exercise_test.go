package generate_test

import (
	"slices"
	"testing"

	"sudoku/solver/generate"
	"sudoku/solver/internal/sample"
	"sudoku/solver/path"
	"sudoku/solver/technique"
)

// TestExercise makes exercises for techniques of all kinds. On the board of an exercise
// no earlier technique may find a step, and the steps must be correct.
func TestExercise(t *testing.T) {
	for _, key := range []string{"full-house", "naked-single", "hidden-single-line", "pointing", "naked-pair", "hidden-triple", "x-wing", "xy-wing", "skyscraper", "unique-rectangle-1", "w-wing"} {
		made, err := generate.Generate(t.Context(), generate.Spec{Techniques: []string{key}}, 11)
		if err != nil {
			t.Errorf("%s: %v", key, err)
			continue
		}
		b, steps, err := generate.Exercise(t.Context(), key, &made.Givens)
		if err != nil || len(steps) == 0 {
			t.Errorf("%s: %d steps, %v", key, len(steps), err)
			continue
		}
		for i := range steps {
			s := &steps[i]
			if s.Technique != key || !s.HasEffect(&b) {
				t.Errorf("%s: a step of %s", key, s.Technique)
			}
			for _, x := range s.Placements {
				if made.Solution[x.Cell()] != x.Digit() {
					t.Errorf("%s: %v is not in the solution", key, x)
				}
			}
			for _, x := range s.Eliminations {
				if made.Solution[x.Cell()] == x.Digit() {
					t.Errorf("%s: %v is in the solution", key, x)
				}
			}
		}
		recipe := path.Human()
		at := slices.IndexFunc(recipe.Techniques, func(x *technique.Technique) bool { return x.Key == key })
		for _, earlier := range recipe.Techniques[:at] {
			if s, ok := earlier.First(&b); ok {
				t.Errorf("%s: %s comes earlier: %v", key, earlier.Key, s.Eliminations)
			}
		}
	}
	easy := sample.Puzzle(3)
	if _, steps, err := generate.Exercise(t.Context(), "squirmbag", &easy); err != nil || steps != nil {
		t.Errorf("a puzzle without an exercise: %v, %v", steps, err)
	}
}
