package browser

import (
	"syscall/js"

	"sudoku/app/platform"
)

// panel keeps the page scrolled to the start of a new panel while the panel is drawn and
// filled. When a page becomes shorter and then longer again, browsers restore the
// previous scroll position, which would move the buttons away from the pointer.
type panel struct {
	coming int // panels chosen but not yet drawn
}

// show scrolls back to the start of a panel that was just chosen, if the page is scrolled
// past it, and disables scroll anchoring until the panel is drawn.
func (p *panel) show() {
	startInSight()
	p.coming++
	keepPlace("none")
}

// startInSight scrolls to the start of the panel if it is above the window.
func startInSight() {
	if panel := js.Global().Get("document").Call("querySelector", ".panel"); panel.Truthy() &&
		panel.Call("getBoundingClientRect").Get("top").Float() < 0 {
		panel.Call("scrollIntoView")
	}
}

// drawn restores scroll anchoring once the browser has laid out what was drawn. Callbacks
// for the next frame run before its layout, so drawn waits for a second frame.
func (p *panel) drawn() {
	startInSight() // the content above may have grown
	platform.NextFrame(func() {
		platform.NextFrame(func() {
			if p.coming--; p.coming == 0 {
				keepPlace("")
			}
		})
	})
}

// keepPlace sets overflow-anchor: "none" disables scroll anchoring, "" enables it.
func keepPlace(anchor string) {
	js.Global().Get("document").Get("documentElement").Get("style").Set("overflowAnchor", anchor)
}
