package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/page/pageui"
	"sudoku/app/text"
)

// rehearse runs what the page is about to run, as far as that needs neither a document
// nor sentences. Browsers compile a function when it is first called. On a first visit
// the first worker compiles the program for the page, so this spares the page's thread
// the work. The results are discarded.
func rehearse() {
	if !js.Global().Get("sudokuRehearse").Truthy() {
		return
	}
	text.FromFile(strings.Repeat("0\n", 1<<12), func() {})
	pageui.Rehearse(loop.Still(page.New(), text.Blank()))
}
