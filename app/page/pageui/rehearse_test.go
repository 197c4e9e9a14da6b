package pageui

import (
	"testing"

	pages "sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/text"
)

// TestRehearse: the first picture can be made of a catalog without sentences.
func TestRehearse(t *testing.T) {
	Rehearse(loop.Still(pages.New(), text.Blank()))
}
