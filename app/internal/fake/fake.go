//go:build js

// Package fake is a browser's window of a few lines, in which the code for browsers is
// tested under Node.
package fake

import (
	_ "embed"
	"syscall/js"
	"testing"
	"time"
)

//go:embed window.js
var script string

// Window makes a new window in the place of that of another test. window.js says what it
// has.
func Window(t testing.TB) {
	t.Helper()
	Eval("{" + script + "}")
}

// Eval returns the value of a JavaScript program.
func Eval(program string) js.Value { return js.Global().Call("eval", program) }

// Log returns what was done to the window since it was last asked for.
func Log() (lines []string) {
	log := js.Global().Get("log")
	for i := range log.Length() {
		lines = append(lines, log.Index(i).String())
	}
	log.Set("length", 0)
	return lines
}

// Dispatch sends an event with some fields, a JavaScript object, to the window. It reports
// whether the browser is kept from doing what it does by default.
func Dispatch(event, fields string) (prevented bool) {
	return js.Global().Get("fake").Call("dispatch", event, Eval("("+fields+")")).Bool()
}

// Frame draws a frame.
func Frame() { js.Global().Get("fake").Call("frame") }

// Until waits until something is so, for which the browser gets its turns.
func Until(t testing.TB, what string, so func() bool) {
	t.Helper()
	for range 5000 {
		if so() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatalf("waited in vain for %s", what)
}
