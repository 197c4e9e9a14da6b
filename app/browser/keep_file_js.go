package browser

import (
	"syscall/js"
	"time"
)

// keepFile has the service worker keep a file that is not among those of a first
// visit: it sees what the page fetches only from the second visit on.
func keepFile(address string) {
	workers := js.Global().Get("navigator").Get("serviceWorker")
	if !workers.Truthy() || address == "" {
		return
	}
	settle(workers.Get("ready"), func(registration js.Value) {
		registration.Get("active").Call("postMessage", map[string]any{"keep": address})
	}, func(js.Value) {})
}

// fetchKept fetches such a file and has it kept. then gets a Uint8Array, or what is
// not truthy where the file cannot be had.
func fetchKept(address string, then func(bytes js.Value)) {
	failed := func(js.Value) { then(js.Undefined()) }
	settle(js.Global().Call("fetch", address), func(response js.Value) {
		if !response.Get("ok").Bool() {
			failed(response)
			return
		}
		settle(response.Call("arrayBuffer"), func(buffer js.Value) {
			keepFile(address)
			then(js.Global().Get("Uint8Array").New(buffer))
		}, failed)
	}, failed)
}

// idle is when the page has certainly begun.
const idle = 20 * time.Second

// keepFileSoon does so once the page has begun, but not where the visitor saves data.
func keepFileSoon(address string) {
	connection := js.Global().Get("navigator").Get("connection")
	if connection.Truthy() && connection.Get("saveData").Truthy() {
		return
	}
	after(idle, func() { keepFile(address) })
}
