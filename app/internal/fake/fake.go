//go:build js

// Package fake provides a minimal browser window for testing browser code under Node.
package fake

import (
	_ "embed"
	"syscall/js"
	"testing"
	"time"
)

//go:embed window.js
var script string

// Window installs a new window, defined by window.js, in place of the previous test's.
func Window(t testing.TB) {
	t.Helper()
	Eval("{" + script + "}")
}

// Eval evaluates a JavaScript program and returns its value.
func Eval(program string) js.Value { return js.Global().Call("eval", program) }

// Log returns the actions on the window recorded since the last call.
func Log() (lines []string) {
	log := js.Global().Get("log")
	for i := range log.Length() {
		lines = append(lines, log.Index(i).String())
	}
	log.Set("length", 0)
	return lines
}

// Dispatch sends an event to the window. fields is a JavaScript object literal. Dispatch
// reports whether the default action was prevented.
func Dispatch(event, fields string) (prevented bool) {
	return js.Global().Get("fake").Call("dispatch", event, Eval("("+fields+")")).Bool()
}

// Frame draws a frame.
func Frame() { js.Global().Get("fake").Call("frame") }

// Until waits for a condition. Meanwhile it yields to the browser.
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
