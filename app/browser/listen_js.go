package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/page/keys"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// listen handles events anywhere on the page: keys, pastes, drops, address changes, and
// leaving the page.
func (e *effects) listen() {
	platform.On("keydown", e.keyDown)
	platform.On("paste", e.paste)
	platform.On("dragover", func(ev js.Value) { ev.Call("preventDefault") })
	platform.On("drop", e.drop)
	platform.On("focusout", e.focusOut)
	platform.On("hashchange", func(js.Value) { e.readAddress() })
	platform.On("pagehide", func(js.Value) {
		e.slot.Leave(e.program.Model().Timer.Running) // while the timer runs, the playing time changes
		e.claims.Release()
	})
	platform.On("pageshow", func(ev js.Value) {
		if ev.Get("persisted").Bool() && !e.slot.Return() {
			js.Global().Get("location").Call("reload")
		}
	})
	platform.On("visibilitychange", func(js.Value) {
		e.slot.Now()
		e.reportVisible()
	})
	e.reportVisible()
	platform.On(platform.AddressEvent, func(ev js.Value) {
		e.tidyAddress() // a hashchange event follows and, without a fragment, would lead to the start page
		e.program.Send(transfer.AddressFixed{Address: ev.Get("detail").String()})
	})
}

// reportVisible informs the model whether the page is visible.
func (e *effects) reportVisible() {
	visible := js.Global().Get("document").Get("visibilityState").String() == "visible"
	e.program.Send(play.PageShown{Visible: visible})
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
	open := e.program.Model().Dialog != desk.NoDialog
	if ev.Get("isComposing").Truthy() || (open || isTextField(target)) && k.Key != "Escape" {
		return
	}
	if msg := keys.Message(k, e.program.Model(), inGrid(target)); msg != nil {
		ev.Call("preventDefault")
		e.program.Send(msg)
	}
}

// isTextField reports whether an element accepts text input.
func isTextField(element js.Value) bool {
	if !element.Get("matches").Truthy() {
		return false
	}
	return element.Call("matches", "textarea, select, [contenteditable], input:not([type=radio]):not([type=checkbox])").Bool()
}

// inGrid reports whether an element is in the grid. The body counts too, since it has the
// focus if nothing else does.
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
	e.program.Send(grid.FocusLeft{})
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

// take reads what was pasted or dropped. It prefers files to text unless the text can be
// read as a puzzle: spreadsheets add a picture of the cells to their text.
func (e *effects) take(data js.Value) {
	if !data.Truthy() {
		return
	}
	plain := data.Call("getData", "text/plain")
	if js.Global().Get("Object").Invoke(plain).Get("length").Int() > format.MaxBytes {
		e.readFiles(js.ValueOf([]any{asFile(plain)}))
		return
	}
	text, html := plain.String(), data.Call("getData", "text/html").String()
	if files := data.Get("files"); files.Truthy() && files.Length() > 0 && (text == "" || format.Recognise(text).Err != nil) {
		e.readFiles(files)
		return
	}
	if text != "" || html != "" {
		e.program.Send(transfer.TextGiven{Text: text, HTML: html})
	}
}

// asFile wraps a text in a file. A text too long for a puzzle thus stays in the browser,
// since copying it into the program would take seconds.
func asFile(text js.Value) js.Value {
	return js.Global().Get("File").New([]any{text}, "")
}

// readAddress shows the place that the location names, or sends the position that it
// contains.
func (e *effects) readAddress() {
	if e.visited() || e.followAddress() {
		return
	}
	location := js.Global().Get("location")
	h, found, err := share.HistoryFromLink(location.Get("hash").String(), location.Get("search").String())
	if found || err != nil {
		e.program.Send(transfer.LinkFollowed{History: h, Err: err})
	}
}
