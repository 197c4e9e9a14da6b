package platform

import (
	"syscall/js"
	"time"
)

// KeepFile has the service worker keep a file that is not among those of a first
// visit: it sees what the page fetches only from the second visit on.
func KeepFile(address string) {
	workers := js.Global().Get("navigator").Get("serviceWorker")
	if !workers.Truthy() || address == "" {
		return
	}
	Then(workers.Get("ready"), func(registration js.Value) {
		registration.Get("active").Call("postMessage", map[string]any{"keep": address})
	}, func(js.Value) {})
}

// FetchKept fetches such a file and has it kept. then gets a Uint8Array, or what is
// not truthy where the file cannot be had.
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

// idle is when the page has certainly begun.
const idle = 20 * time.Second

// KeepFileSoon does so once the page has begun, but not where the visitor saves data.
func KeepFileSoon(address string) {
	connection := js.Global().Get("navigator").Get("connection")
	if connection.Truthy() && connection.Get("saveData").Truthy() {
		return
	}
	After(idle, func() { KeepFile(address) })
}
