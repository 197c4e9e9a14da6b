package platform

import (
	"syscall/js"
	"time"
)

// longTask limits the length of a startup task before it yields to the browser. On a
// phone the same work takes about four times as long.
const longTask = 6 * time.Millisecond

// taskBegan is when the current startup task began, as far as GiveWay knows.
var taskBegan = time.Now()

// GiveWay continues in a new task if the current one has taken too long.
func GiveWay() {
	if time.Since(taskBegan) >= longTask {
		yield()
		taskBegan = time.Now()
	}
}

// yield continues in a new task. Go's own scheduler does not yield to the browser.
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
