package browser

import (
	"strings"
	"syscall/js"

	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
	"sudoku/app/wish"
	"sudoku/solver/rate"
)

// shareResult shares how a game went: a text is copied, a picture is saved, and
// either is handed to the system where it takes such things.
func (e *sharingEffects) shareResult(cmd sharing.ShareResult) {
	result, helped := sharing.ResultLines(e.Desk(), e.Text())
	if cmd.Picture {
		e.shareResultPicture([2]string{result, helped})
		return
	}
	code := cmd.Code
	if daily := e.Desk().Record.Daily; daily.Grade != rate.None {
		code = wish.OfDaily(daily)
	}
	text := strings.Join([]string{result, helped, pageLink(code)}, "\n")
	report := func(copied bool) { e.Send(sharing.ResultShared{Copied: copied}) }
	copyThen(text, report)
	navigator := js.Global().Get("navigator")
	if navigator.Get("share").Truthy() {
		settle(navigator.Call("share", map[string]any{"text": text}), func(js.Value) {}, func(js.Value) {})
	}
}

func (e *sharingEffects) shareResultPicture(lines [2]string) {
	t, board := &e.Text().Finish, e.Board()
	svg, width, height := picture.Result(&board, t.PictureName, lines, colours(js.Global().Get("document").Get("body")))
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
