package browser

import (
	"errors"
	"syscall/js"
)

// await waits for a promise, on a goroutine of its own: while that of the page's
// events waits, nothing comes. The error is named as the browser names it.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	came := make(chan outcome, 1)
	settle(promise, func(value js.Value) { came <- outcome{value, nil} },
		func(reason js.Value) { came <- outcome{js.Undefined(), jsError(reason)} })
	o := <-came
	return o.value, o.err
}

// jsError is what a promise was broken with, or what was thrown.
func jsError(reason js.Value) error { return errors.New(reason.Call("toString").String()) }
