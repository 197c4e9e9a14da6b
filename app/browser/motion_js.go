package browser

import (
	"syscall/js"

	"sudoku/app/parts/frame"
)

// watchMotion reports whether the system is set to less motion, now
// and whenever that changes.
func (e *effects) watchMotion() {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	report := func() { e.program.Send(frame.MotionPreferred{Still: query.Get("matches").Bool()}) }
	query.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		report()
		return nil
	}))
	report()
}
