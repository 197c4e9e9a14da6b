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

// Paste passes the text of the clipboard to then, or "" if the browser refuses it.
func Paste(then func(text string)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() || !clipboard.Get("readText").Truthy() {
		then("")
		return
	}
	Then(clipboard.Call("readText"), func(text js.Value) { then(text.String()) }, func(js.Value) { then("") })
}
