package platform

import (
	"syscall/js"
	"time"
)

// longTask is how long a task of the page's start may be before the browser gets its
// turn. On a phone it is some four times as long.
const longTask = 6 * time.Millisecond

// taskBegan is when the present task of the start began, as far as giveWay knows.
var taskBegan = time.Now()

// GiveWay ends the browser's present task if it is long, and goes on in another.
func GiveWay() {
	if time.Since(taskBegan) >= longTask {
		yield()
		taskBegan = time.Now()
	}
}

// yield ends the browser's present task and goes on in another: Go's own scheduler
// does not let the browser in.
func yield() {
	came := make(chan struct{})
	channel := js.Global().Get("MessageChannel").New()
	port := channel.Get("port1")
	hear := js.FuncOf(func(js.Value, []js.Value) any {
		close(came)
		return nil
	})
	port.Set("onmessage", hear)
	channel.Get("port2").Call("postMessage", nil)
	<-came
	port.Call("close")
	hear.Release()
}
