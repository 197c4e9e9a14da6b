package pageui

import (
	"testing"

	pages "sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/text"
)

// TestRehearse checks that a page can be drawn with a catalog without sentences.
func TestRehearse(t *testing.T) {
	Rehearse(loop.Still(pages.New(), text.Blank()))
}
