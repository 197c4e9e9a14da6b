package browser

import (
	"syscall/js"

	"sudoku/app/keys"
	"sudoku/app/model"
	"sudoku/solver/share"
)

// listen hears what happens anywhere on the page: keys, pastes, drops, links
// that arrive by the address, and the page's end.
func (e *effects) listen() {
	on("keydown", e.keyDown)
	on("paste", e.paste)
	on("dragover", func(ev js.Value) { ev.Call("preventDefault") })
	on("drop", e.drop)
	on("focusout", e.focusOut)
	on("hashchange", func(js.Value) { e.readAddress() })
	on("pagehide", func(js.Value) {
		if e.program.Model().Play.Timer.Running {
			e.storage.waiting = true // the time has changed
		}
		e.storage.now()
	})
	on("visibilitychange", func(js.Value) {
		e.storage.now()
		e.tellVisible()
	})
	e.tellVisible()
	on(addressEvent, func(ev js.Value) {
		e.program.Send(model.AddressFixed{Address: ev.Get("detail").String()})
	})
}

// tellVisible tells whether the page is in sight.
func (e *effects) tellVisible() {
	visible := js.Global().Get("document").Get("visibilityState").String() == "visible"
	e.program.Send(model.PageShown{Visible: visible})
}

func on(event string, f func(js.Value)) {
	js.Global().Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	}), map[string]any{"passive": false})
}

func (e *effects) keyDown(ev js.Value) {
	target := ev.Get("target")
	k := keys.Key{
		Key:   ev.Get("key").String(),
		Code:  ev.Get("code").String(),
		Shift: ev.Get("shiftKey").Truthy(),
		Ctrl:  ev.Get("ctrlKey").Truthy() || ev.Get("metaKey").Truthy(),
		Alt:   ev.Get("altKey").Truthy(),

		NumLock: ev.Get("getModifierState").Truthy() && ev.Call("getModifierState", "NumLock").Bool(),
	}
	open := e.program.Model().Dialog != model.NoDialog
	if ev.Get("isComposing").Truthy() || (open || isTextField(target)) && k.Key != "Escape" {
		return
	}
	if msg := keys.Message(k, e.program.Model(), inGrid(target)); msg != nil {
		ev.Call("preventDefault")
		e.program.Send(msg)
	}
}

// isTextField reports whether what is typed and pasted into an element is text.
func isTextField(element js.Value) bool {
	if !element.Get("matches").Truthy() {
		return false
	}
	return element.Call("matches", "textarea, select, [contenteditable], input:not([type=radio]):not([type=checkbox])").Bool()
}

// inGrid reports whether an element is in the grid, or is what has the focus
// when nothing has.
func inGrid(element js.Value) bool {
	if !element.Get("closest").Truthy() || element.Equal(js.Global().Get("document").Get("body")) {
		return true
	}
	return element.Call("closest", "#grid").Truthy()
}

func (e *effects) focusOut(ev js.Value) {
	next := ev.Get("relatedTarget")
	if !inGrid(ev.Get("target")) || next.Truthy() && inGrid(next) || e.program.Model().Passing {
		return
	}
	e.program.Send(model.GridLeft{})
}

func (e *effects) paste(ev js.Value) {
	if isTextField(ev.Get("target")) {
		return
	}
	ev.Call("preventDefault")
	e.take(ev.Get("clipboardData"))
}

func (e *effects) drop(ev js.Value) {
	ev.Call("preventDefault")
	e.take(ev.Get("dataTransfer"))
}

// take reads what was pasted or dropped: files first, else text.
func (e *effects) take(data js.Value) {
	if !data.Truthy() {
		return
	}
	if files := data.Get("files"); files.Truthy() && files.Length() > 0 {
		e.readFiles(files)
		return
	}
	if text := data.Call("getData", "text/plain").String(); text != "" {
		e.program.Send(model.TextGiven{Text: text})
	}
}

// readAddress sends the position that the location carries, if it does.
func (e *effects) readAddress() {
	location := js.Global().Get("location")
	h, found, err := share.HistoryFromLink(location.Get("hash").String(), location.Get("search").String())
	if found || err != nil {
		e.program.Send(model.LinkFollowed{History: h, Err: err})
	}
}

// tidyAddress takes a position out of the location, and nothing else.
func tidyAddress() {
	location := js.Global().Get("location")
	js.Global().Get("history").Call("replaceState", nil, "", location.Get("pathname"))
}
