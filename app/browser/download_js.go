package browser

import (
	"syscall/js"
	"time"
)

// newBlob is a blob of texts and typed arrays.
func newBlob(kind string, parts ...any) js.Value {
	return js.Global().Get("Blob").New(parts, map[string]any{"type": kind})
}

// download saves a blob as a file.
func download(name string, blob js.Value) {
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	after(time.Minute, func() { url.Call("revokeObjectURL", address) }) // once it is surely saved
}
