package platform

import (
	"syscall/js"
)

// askedKey is set in localStorage until the browser answers Persist, so that a visitor
// who closes the browser's question is not asked again. The browser itself remembers an
// answer.
const askedKey = "sudoku/asked-to-persist"

// Persist asks the browser to keep the site's data until the visitor deletes it, and
// calls then with the answer. It does nothing if the browser cannot do that, or if an
// earlier question was left unanswered.
func Persist(then func(persisted bool)) {
	local := Storage("localStorage")
	manager := storageManager()
	if !manager.Truthy() || local.Get(askedKey) != "" {
		return
	}
	if local.Set(askedKey, "yes") != nil {
		return
	}
	answered := func(persisted js.Value) {
		local.Remove(askedKey)
		then(persisted.Type() == js.TypeBoolean && persisted.Bool())
	}
	Then(manager.Call("persist"), answered, answered)
}

// Persisted calls then with whether the browser keeps the site's data until the visitor
// deletes it.
func Persisted(then func(persisted bool)) {
	manager := storageManager()
	if !manager.Truthy() {
		then(false)
		return
	}
	Then(manager.Call("persisted"), func(persisted js.Value) { then(persisted.Bool()) }, func(js.Value) { then(false) })
}

// storageManager returns navigator.storage, which pages loaded without encryption lack.
func storageManager() js.Value {
	manager := js.Global().Get("navigator").Get("storage")
	if manager.Truthy() && manager.Get("persist").Truthy() {
		return manager
	}
	return js.Undefined()
}
