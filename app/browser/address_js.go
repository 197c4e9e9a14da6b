package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
)

// Each place of the page has an address (see desk.Place). Moving to another place adds an
// entry to the browser's history. The entry's state counts the moves of this visit.
// go-app leaves such entries alone, since they differ only in their fragments.
const stepsKey = "steps"

// fragment returns the location's fragment without the "#".
func fragment() string {
	return strings.TrimPrefix(js.Global().Get("location").Get("hash").String(), "#")
}

// stepsHere returns how many moves of this visit led to the current entry.
func stepsHere() int {
	state := js.Global().Get("history").Get("state")
	if state.Type() != js.TypeObject || state.Get(stepsKey).Type() != js.TypeNumber {
		return 0
	}
	return state.Get(stepsKey).Int()
}

// showAddress adds the address of the current place to the history, unless the location
// already has it.
func (e *effects) showAddress() {
	if to := e.program.Model().Fragment(); to != fragment() {
		setAddress("pushState", to, stepsHere()+1)
	}
}

// setAddress calls pushState or replaceState with the address of a place.
func setAddress(method, fragment string, steps int) {
	address := js.Global().Get("location").Get("pathname").String()
	if fragment != "" {
		address += "#" + fragment
	}
	js.Global().Get("history").Call(method, map[string]any{stepsKey: steps}, "", address)
}

// tidyAddress removes a link from the location, so that a reload does not open the link
// again and discard later changes.
func (e *effects) tidyAddress() {
	setAddress("replaceState", e.program.Model().Fragment(), stepsHere())
}

// goBack goes back in the browser's history, or home if this visit has no earlier entry.
func (e *effects) goBack() {
	if stepsHere() > 0 {
		js.Global().Get("history").Call("back")
		return
	}
	e.program.Send(frame.Visited{})
}

// visited shows the place named by the location's fragment. It reports whether there is
// such a place.
func (e *effects) visited() bool {
	d := desk.New()
	if js.Global().Get("location").Get("search").String() != "" || !d.Visit(fragment()) {
		return false
	}
	e.program.Send(frame.Visited{Fragment: fragment()})
	return true
}
