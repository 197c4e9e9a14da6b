package browser

import (
	"syscall/js"

	"sudoku/app/parts/frame"
)

const stillQuery = "(prefers-reduced-motion: reduce)"

// watchMotion informs the model whether the system prefers reduced motion, now and on
// every change.
func (e *effects) watchMotion() {
	query := js.Global().Call("matchMedia", stillQuery)
	report := func() { e.program.Send(frame.MotionPreferred{Still: query.Get("matches").Bool()}) }
	query.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		report()
		return nil
	}))
	report()
}
