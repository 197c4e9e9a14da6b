package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/page"
	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
	"sudoku/app/wish"
	"sudoku/solver/rate"
)

// shareResult shares how a game went: a text is copied, a picture is saved, and
// either is handed to the system where it takes such things.
func (e *effects) shareResult(cmd sharing.ShareResult) {
	result, helped := sharing.ResultLines(&e.program.Model().Desk, e.catalog)
	if cmd.Picture {
		e.shareResultPicture([2]string{result, helped})
		return
	}
	code := cmd.Code
	if daily := e.program.Model().Record.Daily; daily.Grade != rate.None {
		code = wish.OfDaily(daily)
	}
	text := strings.Join([]string{result, helped, pageLink(code)}, "\n")
	report := func(copied bool) { e.program.Send(sharing.ResultShared{Copied: copied}) }
	e.copyThen(text, report)
	navigator := js.Global().Get("navigator")
	if navigator.Get("share").Truthy() {
		settle(navigator.Call("share", map[string]any{"text": text}), func(js.Value) {}, func(js.Value) {})
	}
}

func (e *effects) shareResultPicture(lines [2]string) {
	t, v := &e.catalog.Finish, page.Of(e.program.Model(), e.catalog)
	svg, width, height := picture.Result(&v.Board, t.PictureName, lines, colours(js.Global().Get("document").Get("body")))
	settle(raster(svg, width, height), func(blob js.Value) {
		name := t.FileName + ".png"
		navigator := js.Global().Get("navigator")
		file := js.Global().Get("File").New([]any{blob}, name, map[string]any{"type": "image/png"})
		with := map[string]any{"files": []any{file}}
		if navigator.Get("canShare").Truthy() && navigator.Call("canShare", with).Bool() {
			settle(navigator.Call("share", with), func(js.Value) {}, func(js.Value) {})
			return
		}
		download(name, blob)
		e.ready(false)(blob)
	}, e.failed)
}
