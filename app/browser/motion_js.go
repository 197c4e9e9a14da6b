package browser

import (
	"syscall/js"

	"sudoku/app/model"
)

// watchMotion tells whether the player asked the system for less motion, now
// and whenever that changes.
func (e *effects) watchMotion() {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	tell := func() { e.program.Send(model.MotionPreferred{Still: query.Get("matches").Bool()}) }
	query.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		tell()
		return nil
	}))
	tell()
}
