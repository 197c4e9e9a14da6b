package stepsui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/steps"
)

// Drag is the technique being dragged, if any.
type Drag struct {
	key   string
	place int
}

// grabbed starts dragging the technique whose grip is pressed.
func (p *Drawing) grabbed(ctx app.Context, e app.Event) {
	grip := e.Get("target")
	if !grip.Call("matches", ".grip").Bool() {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault() // no text is selected
	line := grip.Get("parentNode")
	*p.Drag = Drag{line.Get("dataset").Get("key").String(), linePlace(line)}
}

// dragged moves the technique to the line at the pointer's height, and scrolls so that
// the line after it can be reached.
func (p *Drawing) dragged(ctx app.Context, e app.Event) {
	if p.Drag.key == "" {
		ctx.PreventUpdate()
		return
	}
	if e.Get("buttons").Int() == 0 { // released elsewhere
		p.dropped(ctx, e)
		return
	}
	list := ctx.JSSrc()
	at := app.Window().Get("document").Call("elementFromPoint", list.Call("getBoundingClientRect").Get("left").Float()+1, e.Get("clientY"))
	if !at.Truthy() {
		return
	}
	line := at.Call("closest", ".technique-line")
	if !line.Truthy() {
		return
	}
	by := linePlace(line) - p.Drag.place
	if by == 0 {
		return
	}
	p.Drag.place += by
	p.Handle(steps.TechniqueMoved{Key: p.Drag.key, By: by})
	next := "nextElementSibling"
	if by < 0 {
		next = "previousElementSibling"
	}
	if line = line.Get(next); line.Truthy() {
		line.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// dropped ends the drag.
func (p *Drawing) dropped(app.Context, app.Event) { *p.Drag = Drag{} }

// linePlace returns the place of a drawn line in the order of all techniques.
func linePlace(line app.Value) int {
	place, _ := strconv.Atoi(line.Get("dataset").Get("place").String())
	return place
}
