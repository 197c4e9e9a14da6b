package ui

import (
	"testing"

	"sudoku/app/loop"
	"sudoku/app/model"
	"sudoku/app/text"
)

// TestRehearse: the first picture can be made of a catalog without sentences.
func TestRehearse(t *testing.T) {
	Rehearse(loop.Still(model.New(), text.Blank()))
}
