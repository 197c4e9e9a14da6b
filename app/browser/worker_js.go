package browser

import "syscall/js"

// worker is a dedicated worker that runs this same program; its script,
// web/worker.js, says what goes between.
type worker struct {
	value     js.Value
	callbacks []js.Func
}

func workersExist() bool { return js.Global().Get("Worker").Truthy() }

// newWorker starts a worker by the function of web/boot.js, from the module
// that the page itself runs, so that nothing is downloaded or compiled again.
func newWorker(hear func(*worker, string, js.Value), crash func(*worker, string)) *worker {
	w := &worker{value: js.Global().Call("sudokuWorker")}
	w.on("message", func(ev js.Value) {
		data := ev.Get("data")
		switch {
		case data.Type() == js.TypeString:
			hear(w, data.String(), js.Undefined())
		case data.Get("message").Truthy():
			hear(w, data.Get("message").String(), data.Get("data"))
		case data.Get("crash").Truthy():
			crash(w, data.Get("crash").String())
		}
	})
	w.on("error", func(ev js.Value) { crash(w, ev.Get("message").String()) })
	w.on("messageerror", func(js.Value) { crash(w, "unreadable message") })
	return w
}

func (w *worker) on(event string, f func(js.Value)) {
	callback := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	w.callbacks = append(w.callbacks, callback)
	w.value.Call("addEventListener", event, callback)
}

// post sends a message, with an ArrayBuffer's worth of bytes beside it if there
// are any.
func (w *worker) post(message string, data js.Value) {
	if data.IsUndefined() {
		w.value.Call("postMessage", message)
		return
	}
	w.value.Call("postMessage", map[string]any{"message": message, "data": data}, []any{data.Get("buffer")})
}

// end stops the worker at once, whatever it does.
func (w *worker) end() {
	w.value.Call("terminate")
	for _, callback := range w.callbacks {
		callback.Release()
	}
	w.callbacks = nil
}
