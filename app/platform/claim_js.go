package platform

import (
	"syscall/js"

	"sudoku/app/slot"
)

// Claims give a slot to one tab at a time: by the browser's locks or, where a page
// that came unencrypted has none, by asking the other tabs.
type Claims struct {
	give   js.Value // resolves the promise as long as which the lock is held
	turns  int      // how many times a name was claimed or released
	around *slot.Claims
}

// Claim asks for a name in the place of the one before; slot.Tab has the contract.
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
			then(true) // an origin without locks
		}
	})
}

// deferred is a promise with what resolves it.
func deferred() (promise, resolve js.Value) {
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		resolve = args[0]
		return nil
	})
	defer executor.Release()
	promise = js.Global().Get("Promise").New(executor)
	return promise, resolve
}

// Release lets another tab have the slot.
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
