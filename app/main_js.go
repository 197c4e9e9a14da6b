package app

import (
	"sudoku/app/browser"
)

// Main runs the page, or the engine where there is no document to show it in.
// It does not return.
func Main() int {
	browser.Run()
	return 0
}
