package platform

import (
	"syscall/js"
)

// Then calls kept or broken when a promise is fulfilled or rejected.
func Then(promise js.Value, kept, broken func(js.Value)) {
	var onKept, onBroken js.Func
	once := func(f func(js.Value)) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any {
			onKept.Release()
			onBroken.Release()
			value := js.Undefined()
			if len(args) > 0 {
				value = args[0]
			}
			f(value)
			return nil
		})
	}
	onKept, onBroken = once(kept), once(broken)
	promise.Call("then", onKept, onBroken)
}
