package learn_test

import (
	"slices"
	"testing"

	"sudoku/app/drill"
	"sudoku/app/learn"
	"sudoku/app/lesson"
)

// TestLearnt checks that a technique counts as learnt once its lesson was read to the end
// or it was found in practice, and stays so after a miss.
func TestLearnt(t *testing.T) {
	p := learn.Player{
		Lessons:   lesson.Progress{"x-wing": {Screen: 3}, "naked-pair": {Screen: 1, Done: true}},
		Practised: drill.Progress{"skyscraper": {Missed: 2, Box: 1}, "xy-wing": {Found: 1, Missed: 1, Box: 1}},
	}
	got := p.Learnt()
	slices.Sort(got)
	if want := []string{"naked-pair", "xy-wing"}; !slices.Equal(got, want) {
		t.Errorf("learnt %v, want %v", got, want)
	}
	if none := (&learn.Player{}).Learnt(); none != nil {
		t.Errorf("a newcomer has learnt %v", none)
	}
}
