package browser

import (
	"syscall/js"

	"sudoku/app/platform"
)

// panel keeps another panel where it begins while it is drawn and fills. Where a
// page becomes shorter and then longer again, browsers go back to where one was
// before, and the buttons would move away from the pointer.
type panel struct {
	coming int // panels that were chosen and are not in sight yet
}

// show scrolls back to the start of a panel that has just been chosen, where one
// is beyond it.
func (p *panel) show() {
	startInSight()
	p.coming++
	keepPlace("none")
}

// startInSight scrolls to where the panel starts, if that is above the window.
func startInSight() {
	if panel := js.Global().Get("document").Call("querySelector", ".panel"); panel.Truthy() &&
		panel.Call("getBoundingClientRect").Get("top").Float() < 0 {
		panel.Call("scrollIntoView")
	}
}

// drawn lets the browser keep things in place again, once it has laid out what
// was drawn: that is after the next frame begins, so before the one that follows.
func (p *panel) drawn() {
	startInSight() // what is above it may have become higher
	platform.NextFrame(func() {
		platform.NextFrame(func() {
			if p.coming--; p.coming == 0 {
				keepPlace("")
			}
		})
	})
}

// keepPlace sets whether the browser scrolls so that things stay in place where
// something above them becomes longer: "none", or "" for yes.
func keepPlace(anchor string) {
	js.Global().Get("document").Get("documentElement").Get("style").Set("overflowAnchor", anchor)
}
