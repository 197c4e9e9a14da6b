package platform

import (
	"syscall/js"
	"time"
)

// KeepFile makes the service worker store a file that is not part of the first visit. The
// service worker sees the page's requests only from the second visit on.
func KeepFile(address string) {
	workers := js.Global().Get("navigator").Get("serviceWorker")
	if !workers.Truthy() || address == "" {
		return
	}
	Then(workers.Get("ready"), func(registration js.Value) {
		registration.Get("active").Call("postMessage", map[string]any{"keep": address})
	}, func(js.Value) {})
}

// FetchKept fetches a file and makes the service worker store it. It calls then with a
// Uint8Array, or with a falsy value on failure.
func FetchKept(address string, then func(bytes js.Value)) {
	failed := func(js.Value) { then(js.Undefined()) }
	Then(js.Global().Call("fetch", address), func(response js.Value) {
		if !response.Get("ok").Bool() {
			failed(response)
			return
		}
		Then(response.Call("arrayBuffer"), func(buffer js.Value) {
			KeepFile(address)
			then(js.Global().Get("Uint8Array").New(buffer))
		}, failed)
	}, failed)
}

// idle is a delay after which the page has certainly started.
const idle = 20 * time.Second

// KeepFileSoon calls KeepFile once the page has started, unless the browser is set to save
// data.
func KeepFileSoon(address string) {
	connection := js.Global().Get("navigator").Get("connection")
	if connection.Truthy() && connection.Get("saveData").Truthy() {
		return
	}
	After(idle, func() { KeepFile(address) })
}
