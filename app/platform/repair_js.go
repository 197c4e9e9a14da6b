package platform

import (
	"net/url"
	"strings"
	"syscall/js"
)

// RepairAddress replaces locations that go-app cannot parse, now and on later changes,
// since go-app would panic. It returns the part that it removed, or "".
func RepairAddress() (broken string) {
	broken = stripAddress()
	// go-app uses window.onpopstate. This listener was added first, so it runs first and
	// withholds invalid addresses from it.
	js.Global().Call("addEventListener", "popstate", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if broken := stripAddress(); broken != "" {
			args[0].Call("stopImmediatePropagation")
			js.Global().Call("dispatchEvent", js.Global().Get("CustomEvent").New(AddressEvent,
				map[string]any{"detail": broken}))
		}
		return nil
	}))
	return broken
}

// AddressEvent is sent within the page when an invalid location was removed.
const AddressEvent = "sudoku-address"

func stripAddress() (broken string) {
	location := js.Global().Get("location")
	if _, err := url.Parse(location.Get("href").String()); err == nil {
		return ""
	}
	broken = location.Get("search").String() + location.Get("hash").String()
	js.Global().Get("history").Call("replaceState", nil, "", literalPercents(location.Get("pathname").String()))
	return broken
}

// literalPercents escapes each percent sign in a path that does not begin an escape
// sequence. No page has such a path, so the "not found" page is shown.
func literalPercents(path string) string {
	parts := strings.Split(path, "%")
	for i, part := range parts[1:] {
		if _, err := url.PathUnescape("%" + part); err != nil {
			parts[i+1] = "25" + part
		}
	}
	return strings.Join(parts, "%")
}

// RepairStorage replaces a storage that the browser refuses with one in memory, since
// go-app would crash without it. It reports whether the browser's own storage works.
func RepairStorage() bool {
	real := true
	for _, name := range []string{"localStorage", "sessionStorage"} {
		if storageWorks(name) {
			continue
		}
		real = false
		js.Global().Get("Object").Call("defineProperty", js.Global(), name, map[string]any{
			"value": newStandIn(), "configurable": true,
		})
	}
	return real
}

// storageWorks reports whether a storage can be used. It accesses the storage through
// Reflect.get: a getter that throws ends the program under js.Value.Get, but only panics
// under Call.
func storageWorks(name string) (works bool) {
	defer func() {
		if recover() != nil {
			works = false
		}
	}()
	storage := js.Global().Get("Reflect").Call("get", js.Global(), name)
	if !storage.Truthy() {
		return false
	}
	storage.Call("getItem", "")
	return true
}

// newStandIn returns a Storage in memory.
func newStandIn() js.Value {
	memory := js.Global().Get("Map").New()
	standIn := js.Global().Get("Object").New()
	define := func(name string, f func(args []js.Value) any) {
		standIn.Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) }))
	}
	define("getItem", func(args []js.Value) any {
		if v := memory.Call("get", args[0]); !v.IsUndefined() {
			return v
		}
		return nil
	})
	define("setItem", func(args []js.Value) any { return memory.Call("set", args[0], args[1]) })
	define("removeItem", func(args []js.Value) any { return memory.Call("delete", args[0]) })
	define("clear", func([]js.Value) any { return memory.Call("clear") })
	define("key", func([]js.Value) any { return nil })
	standIn.Set("length", 0)
	return standIn
}
