package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/paint"
)

// The movements animate only transform and opacity. They use no CSS class, so that
// painting a cell again neither stops nor repeats its movement.
var (
	landing = frames(map[string]any{"transform": "scale(.4)", "opacity": 0}, map[string]any{"transform": "none", "opacity": 1})
	shaking = frames(shift(""), shift("-.15em"), shift(".15em"), shift("-.15em"), shift(".15em"), shift(""))
	lifting = frames(map[string]any{"transform": "none"}, map[string]any{"transform": "translateY(-.1em)", "offset": .35}, map[string]any{"transform": "none"})
	tinting = frames(map[string]any{"opacity": 0}, map[string]any{"opacity": .34, "offset": .3}, map[string]any{"opacity": 0})
)

func frames(all ...any) js.Value { return js.ValueOf(all) }

func shift(by string) map[string]any {
	if by == "" {
		return map[string]any{"transform": "none"}
	}
	return map[string]any{"transform": "translateX(" + by + ")"}
}

// The durations of the movements in milliseconds.
const (
	landTime   = 220
	shakeTime  = 280
	sweepTime  = 420
	sweepDelay = 120
	sweepStep  = 35
)

// Move starts a movement of a cell, unless the player prefers reduced motion. It also
// vibrates the device if the player has enabled that.
func (p *painter) Move(c int, m paint.Move, order int) {
	if d := p.desk(); d.Options.Has(desk.Vibrate) {
		vibrate(d, m)
	}
	digit := p.cells[c].Get("lastElementChild")
	if !digit.Truthy() || p.still().Get("matches").Bool() {
		return
	}
	switch m {
	case paint.Landed:
		digit.Call("animate", landing, map[string]any{"id": "land", "duration": landTime, "easing": "cubic-bezier(.3,1.5,.5,1)"})
	case paint.Shaken:
		digit.Call("animate", shaking, map[string]any{"id": "shake", "duration": shakeTime, "easing": "ease-in-out"})
	case paint.Swept:
		timing := map[string]any{"id": "sweep", "duration": sweepTime, "delay": sweepDelay + order*sweepStep, "easing": "cubic-bezier(.2,.8,.2,1)"}
		if order > 0 {
			digit.Call("animate", lifting, timing)
		}
		timing["pseudoElement"] = "::after"
		p.cells[c].Call("setAttribute", "data-swept", "") // creates the pseudo-element
		p.cells[c].Call("animate", tinting, timing)
	}
}

// still returns the media query that matches if the player prefers reduced motion.
func (p *painter) still() js.Value {
	if p.reduced.IsUndefined() {
		p.reduced = js.Global().Call("matchMedia", stillQuery)
	}
	return p.reduced
}

// canVibrate reports whether the device can vibrate. It also requires a touch screen, since
// desktop browsers have the function, too.
func canVibrate() bool {
	return js.Global().Get("navigator").Get("vibrate").Truthy() &&
		js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// vibrate vibrates the device for a movement. A later pattern replaces an earlier one.
func vibrate(d *desk.Desk, m paint.Move) {
	pattern := []any{8}
	switch {
	case d.Ending == desk.NewEnding:
		pattern = []any{20, 60, 20, 60, 40}
	case m == paint.Shaken:
		pattern = []any{30, 40, 30}
	case m == paint.Swept:
		pattern = []any{20}
	}
	js.Global().Get("navigator").Call("vibrate", pattern)
}
