package platform

import (
	"errors"
	"syscall/js"
)

// Await waits for a promise, on a goroutine of its own: while that of the page's
// events waits, nothing comes. The error is named as the browser names it.
func Await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	came := make(chan outcome, 1)
	Then(promise, func(value js.Value) { came <- outcome{value, nil} },
		func(reason js.Value) { came <- outcome{js.Undefined(), Error(reason)} })
	o := <-came
	return o.value, o.err
}

// Error returns what a promise was broken with, or what was thrown.
func Error(reason js.Value) error { return errors.New(reason.Call("toString").String()) }
