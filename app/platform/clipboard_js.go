package platform

import (
	"syscall/js"
)

// Copy copies a text and reports to then whether that was allowed.
func Copy(text string, then func(copied bool)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		then(false)
		return
	}
	Then(clipboard.Call("writeText", text), func(js.Value) { then(true) }, func(js.Value) { then(false) })
}
