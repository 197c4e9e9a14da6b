package platform

import (
	"errors"
	"syscall/js"
)

// Await waits for a promise. It must be called on a separate goroutine, since no event
// arrives while the goroutine that handles events waits. The error contains the browser's
// text.
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
