package browser

import (
	"syscall/js"

	"sudoku/app/deeplink"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/practise"
)

// followAddress does what the location asks for, if it asks for no position.
func (e *effects) followAddress() (ok bool) {
	w, ok := deeplink.InFragment(js.Global().Get("location").Get("hash").String())
	if ok {
		tidyAddress()
		e.follow(w)
	}
	return ok
}

// follow opens a daily puzzle, or poses exercises.
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
