package platform

import (
	"syscall/js"
	"time"
)

// Clock is the browser's clock.
type Clock struct{}

// Now returns the current time.
func (Clock) Now() time.Time { return time.Now() }

// After calls f once after d.
func (Clock) After(d time.Duration, f func()) { After(d, f) }

// After calls f once after d.
func After(d time.Duration, f func()) {
	var callback js.Func
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		callback.Release()
		f()
		return nil
	})
	js.Global().Call("setTimeout", callback, d.Milliseconds())
}
