package browser

import (
	"strings"
	"syscall/js"
	"time"

	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/page/pageui"
	"sudoku/app/text"
	"sudoku/app/work"
)

// rehearse runs the code that the page is about to run, except code that needs a document
// or the texts of a language. Browsers compile a function when it is first called. On a
// first visit the first worker compiles the program for the page, so rehearsing in that
// worker saves the page's thread the work. The results are discarded.
func rehearse() {
	if !js.Global().Get("sudokuRehearse").Truthy() {
		return
	}
	text.FromFile(strings.Repeat("0\n", 1<<12), func() {})
	pageui.Rehearse(loop.Still(page.New(), text.Blank()))
}

// A rehearsal of the engine begins when a worker has been idle for rehearsalDelay. The
// pauses let messages arrive and let the browser's compiler catch up.
const (
	rehearsalDelay = time.Second
	rehearsalPause = 20 * time.Millisecond
)

// newRehearsal returns a rehearsal of the engine and the timer that begins it. Only the
// page's first worker rehearses, since workers share compiled functions. For the others,
// newRehearsal returns nil.
func newRehearsal() (*work.Rehearsal, <-chan time.Time) {
	if !js.Global().Get("sudokuFirst").Truthy() {
		return nil, nil
	}
	return work.NewRehearsal(time.Now), time.After(rehearsalDelay)
}
