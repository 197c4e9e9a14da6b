package browser

import (
	"syscall/js"

	"sudoku/app/parts/sharing"
	"sudoku/app/parts/transfer"
)

// share makes a link of a code, copies it, and opens the system's own dialog if
// that is wanted and there is one. Both must happen while the click that
// triggered it counts, so neither waits for the other.
func (e *effects) share(code string, system bool) {
	link := pageLink(code)
	navigator := js.Global().Get("navigator")
	offers := sharing.Offers{
		System:    navigator.Get("share").Truthy(),
		CopyImage: js.Global().Get("ClipboardItem").Truthy(),
	}
	report := func(copied bool) { e.program.Send(sharing.Shared{Link: link, Copied: copied, Offers: offers}) }

	e.copyThen(link, report)
	if system && offers.System {
		e.openSystem(link)
	}
}

// pageLink is the address of this page with a code in its fragment.
func pageLink(code string) string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String() + "#" + code
}

// openSystem opens the system's dialog for sharing with a link and files. What becomes of
// it is between the player and the system.
func (e *effects) openSystem(link string, files ...any) {
	data := map[string]any{"title": e.catalog.Page.Title, "url": link}
	navigator := js.Global().Get("navigator")
	if len(files) > 0 && navigator.Get("canShare").Truthy() {
		if with := map[string]any{"files": files}; navigator.Call("canShare", with).Bool() {
			data["files"] = files
		}
	}
	settle(navigator.Call("share", data), func(js.Value) {}, func(js.Value) {})
}

// copyText copies a text and reports whether that was allowed.
func (e *effects) copyText(text string) {
	e.copyThen(text, func(copied bool) { e.program.Send(transfer.TextCopied{Copied: copied}) })
}

// copyThen copies a text and calls then with whether that was allowed.
func (e *effects) copyThen(text string, then func(copied bool)) {
	clipboard := js.Global().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		then(false)
		return
	}
	settle(clipboard.Call("writeText", text), func(js.Value) { then(true) }, func(js.Value) { then(false) })
}

// settle calls one of two functions when a promise is kept or broken.
func settle(promise js.Value, kept, broken func(js.Value)) {
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
