package browser

import (
	"syscall/js"
	"time"
)

// browserClock is the browser's time.
type browserClock struct{}

func (browserClock) Now() time.Time                  { return time.Now() }
func (browserClock) After(d time.Duration, f func()) { after(d, f) }

// after calls f once, after a while.
func after(d time.Duration, f func()) {
	var callback js.Func
	callback = js.FuncOf(func(js.Value, []js.Value) any {
		callback.Release()
		f()
		return nil
	})
	js.Global().Call("setTimeout", callback, d.Milliseconds())
}
