package platform

import (
	"fmt"
	"syscall/js"

	"sudoku/app/workers"
)

// worker is a dedicated worker that runs this program. Its script, web/worker.js,
// documents the messages.
type worker struct {
	value     js.Value
	callbacks []callback
	crash     func(reason string)
}

type callback struct {
	target js.Value
	event  string
	js.Func
}

// NewWorker starts a worker with a function in web/boot.js, which reuses the compiled
// module of the page, so that nothing is downloaded or compiled again. It returns nil if
// no worker can be started.
func NewWorker(hear func(workers.Message), crash func(reason string)) *worker {
	started := js.Global().Call("sudokuWorker")
	if !started.Truthy() {
		return nil
	}
	w := &worker{value: started, crash: crash}
	w.on(started, "message", func(ev js.Value) {
		data := ev.Get("data")
		switch {
		case data.Type() == js.TypeString:
			hear(workers.Message{Text: data.String()})
		case data.Get("message").Truthy():
			hear(workers.Message{Text: data.Get("message").String(), Bytes: data.Get("data")})
		case data.Get("crash").Truthy():
			crash(data.Get("crash").String())
		case data.Get("ready").Truthy():
			hear(workers.Message{})
		}
	})
	w.on(started.Get("life"), "taken", func(js.Value) { hear(workers.Message{}) })
	if started.Get("ready").Truthy() {
		hear(workers.Message{})
	}
	w.on(started.Get("life"), "died", func(js.Value) { crash("the worker died") })
	w.on(started, "error", func(ev js.Value) { crash(ev.Get("message").String()) })
	w.on(started, "messageerror", func(js.Value) { crash("unreadable message") })
	return w
}

func (w *worker) on(target js.Value, event string, f func(js.Value)) {
	callback := callback{target, event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})}
	w.callbacks = append(w.callbacks, callback)
	target.Call("addEventListener", event, callback.Func)
}

// Post sends a message with optional bytes. If the worker does not accept the message, it
// counts as dead.
func (w *worker) Post(m workers.Message) {
	defer func() {
		if p := recover(); p != nil {
			reason := fmt.Sprint(p)
			Clock{}.After(0, func() { w.crash(reason) })
		}
	}()
	data, ok := m.Bytes.(js.Value)
	if !ok {
		w.value.Call("postMessage", m.Text)
		return
	}
	message := map[string]any{"message": m.Text, "data": data}
	if buffer := data.Get("buffer"); buffer.Truthy() {
		w.value.Call("postMessage", message, []any{buffer})
		return
	}
	w.value.Call("postMessage", message) // a blob is passed by reference
}

// End terminates the worker immediately.
func (w *worker) End() {
	w.value.Call("terminate")
	for _, callback := range w.callbacks {
		callback.target.Call("removeEventListener", callback.event, callback.Func)
		callback.Release()
	}
	w.callbacks = nil
}
