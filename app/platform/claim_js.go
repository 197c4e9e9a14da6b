package platform

import (
	"syscall/js"

	"sudoku/app/slot"
)

// Claims gives a slot to one tab at a time, using the Web Locks API. Pages loaded without
// encryption lack that API and ask the other tabs instead.
type Claims struct {
	give   js.Value // resolves the promise that holds the lock
	turns  int      // number of claims and releases
	around *slot.Claims
}

// Claim claims a name instead of the previous one; see slot.Tab.
func (c *Claims) Claim(name string, then func(mine bool)) {
	c.Release()
	if locks := js.Global().Get("navigator").Get("locks"); locks.Truthy() {
		c.lock(locks, name, then)
		return
	}
	if c.around == nil {
		c.around = askAround()
	}
	c.around.Claim(name, then)
}

func (c *Claims) lock(locks js.Value, name string, then func(mine bool)) {
	turn := c.turns
	var granted js.Func
	granted = js.FuncOf(func(_ js.Value, args []js.Value) any {
		granted.Release()
		switch {
		case c.turns != turn:
			return nil
		case !args[0].Truthy():
			then(false)
			return nil
		}
		held, give := deferred()
		c.give = give
		then(true)
		return held
	})
	Then(locks.Call("request", name, map[string]any{"ifAvailable": true}, granted), func(js.Value) {}, func(js.Value) {
		if c.turns == turn && !c.give.Truthy() {
			then(true) // the browser does not allow locks on this page
		}
	})
}

// deferred returns a promise and the function that resolves it.
func deferred() (promise, resolve js.Value) {
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		resolve = args[0]
		return nil
	})
	defer executor.Release()
	promise = js.Global().Get("Promise").New(executor)
	return promise, resolve
}

// Release gives up the slot to other tabs.
func (c *Claims) Release() {
	c.turns++
	if c.give.Truthy() {
		c.give.Invoke()
		c.give = js.Undefined()
	}
	if c.around != nil {
		c.around.Release()
	}
}

func askAround() *slot.Claims {
	channel := js.Global().Get("BroadcastChannel").New("sudoku slots")
	around := &slot.Claims{
		Clock: Clock{}, ID: uint64(js.Global().Get("Math").Call("random").Float() * (1 << 53)),
		Post: func(text string) { channel.Call("postMessage", text) },
	}
	channel.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		around.Heard(args[0].Get("data").String())
		return nil
	}))
	return around
}
