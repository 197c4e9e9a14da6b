package browser

import (
	"syscall/js"
	"time"
)

// panelTime is how long another panel takes to be drawn.
const panelTime = 200 * time.Millisecond

// showPanel scrolls back to the start of a panel that has just been chosen,
// where one is beyond it. One stays there while it fills: where a page becomes
// shorter and then longer again, browsers go back to where one was before, and
// the buttons would move away from the pointer.
func showPanel() {
	document := js.Global().Get("document")
	if tab := document.Call("querySelector", ".tabs [aria-current=true]"); tab.Truthy() &&
		tab.Call("getBoundingClientRect").Get("top").Float() < 0 {
		tab.Call("scrollIntoView")
	}
	style := document.Get("documentElement").Get("style")
	style.Set("overflowAnchor", "none")
	after(panelTime, func() { style.Set("overflowAnchor", "") })
}
