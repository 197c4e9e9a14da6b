package platform

import (
	"syscall/js"
	"time"
)

// NewBlob returns a blob of texts and typed arrays.
func NewBlob(kind string, parts ...any) js.Value {
	return js.Global().Get("Blob").New(parts, map[string]any{"type": kind})
}

// Download saves a blob as a file.
func Download(name string, blob js.Value) {
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", blob)
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	After(time.Minute, func() { url.Call("revokeObjectURL", address) }) // by then the file is saved
}
