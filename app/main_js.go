package app

import (
	"sudoku/app/browser"
)

// Main runs the page, or the engine if there is no document. It does not return.
func Main() int {
	browser.Run()
	return 0
}
