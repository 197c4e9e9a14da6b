package platform

import (
	"syscall/js"
)

// On calls f for each event of the given type on the window.
func On(event string, f func(js.Value)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), map[string]any{"passive": false})
}

// Once returns a callback that runs at most once.
func Once(f func(event js.Value)) js.Func {
	var callback js.Func
	callback = js.FuncOf(func(_ js.Value, args []js.Value) any {
		callback.Release()
		f(args[0])
		return nil
	})
	return callback
}

// NextFrame calls f once before the next frame.
func NextFrame(f func()) {
	var callback js.Func
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		callback.Release()
		f()
		return nil
	})
	js.Global().Call("requestAnimationFrame", callback)
}
