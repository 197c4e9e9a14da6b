package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/page/pageui"
	"sudoku/app/text"
)

// rehearse does in the first worker of a first visit, which compiles the program for
// the page, what the page is about to do, as far as that needs no document: what is
// compiled there need not be compiled on the page's thread. Nothing comes of it, and
// it has no sentences.
func rehearse() {
	if !js.Global().Get("sudokuRehearse").Truthy() {
		return
	}
	text.FromFile(strings.Repeat("0\n", 1<<12), func() {})
	pageui.Rehearse(loop.Still(page.New(), text.Blank()))
}
