package browser

import (
	"syscall/js"

	"sudoku/app/model"
)

// share makes a link of a code, copies it, and opens the system's share sheet
// where there is one. Both must happen while the click that asked for it
// counts, so neither waits for the other.
func (e *effects) share(code string) {
	location := js.Global().Get("location")
	link := location.Get("origin").String() + location.Get("pathname").String() + "#" + code
	navigator := js.Global().Get("navigator")
	report := func(copied bool) { e.program.Send(model.Shared{Link: link, Copied: copied}) }

	clipboard := navigator.Get("clipboard")
	if clipboard.Truthy() {
		settle(clipboard.Call("writeText", link),
			func(js.Value) { report(true) },
			func(js.Value) { report(false) })
	} else {
		report(false)
	}
	if navigator.Get("share").Truthy() {
		settle(navigator.Call("share", map[string]any{"title": e.catalog.Page.Title, "url": link}),
			func(js.Value) {}, func(js.Value) {})
	}
}

// settle calls one of two functions when a promise is kept or broken.
func settle(promise js.Value, kept, broken func(js.Value)) {
	var onKept, onBroken js.Func
	once := func(f func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			onKept.Release()
			onBroken.Release()
			value := js.Undefined()
			if len(args) > 0 {
				value = args[0]
			}
			f(value)
			return nil
		})
	}
	onKept, onBroken = once(kept), once(broken)
	promise.Call("then", onKept, onBroken)
}
