package browser

import (
	"syscall/js"
)

func on(event string, f func(js.Value)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), map[string]any{"passive": false})
}

// once is a callback that is called at most once.
func once(f func(event js.Value)) js.Func {
	var callback js.Func
	callback = js.FuncOf(func(_ js.Value, args []js.Value) any {
		callback.Release()
		f(args[0])
		return nil
	})
	return callback
}

// nextFrame calls f once, before the browser draws again.
func nextFrame(f func()) {
	var callback js.Func
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		callback.Release()
		f()
		return nil
	})
	js.Global().Call("requestAnimationFrame", callback)
}
