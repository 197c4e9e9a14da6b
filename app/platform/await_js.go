package platform

import (
	"errors"
	"syscall/js"
)

// Await waits for a promise. Call it on a separate goroutine: if the one that handles
// events waits, no event arrives. The error contains the browser's text.
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

// Error returns the rejection reason of a promise, or a thrown value, as an error.
func Error(reason js.Value) error { return errors.New(reason.Call("toString").String()) }
