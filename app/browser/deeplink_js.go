package browser

import (
	"syscall/js"

	"sudoku/app/deeplink"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/practise"
)

// followAddress handles a location that requests a puzzle instead of containing a
// position. ok is false for any other location.
func (e *effects) followAddress() (ok bool) {
	w, ok := deeplink.InFragment(js.Global().Get("location").Get("hash").String())
	if ok {
		e.tidyAddress()
		e.follow(w)
	}
	return ok
}

// follow opens a daily puzzle or sets exercises.
func (e *effects) follow(w deeplink.Wish) {
	switch {
	case w.Mixed:
		e.program.Send(practise.MixedBegun{})
		return
	case w.Technique != "":
		e.program.Send(practise.Begun{Technique: w.Technique, Number: w.Number})
		return
	}
	e.program.Send(generator.DailyLinked{Puzzle: w.Daily})
}
