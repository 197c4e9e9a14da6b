package sharingui

import (
	"strings"
	"syscall/js"

	"sudoku/app/deeplink"
	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
	"sudoku/app/platform"
	"sudoku/solver/rate"
)

// shareResult passes a text or picture about the result of a game to the system if that
// can share it. Otherwise it copies the text or saves the picture.
func (e *Effects) shareResult(cmd sharing.ShareResult) {
	result, helped := sharing.ResultLines(e.Desk(), e.Text())
	if cmd.Picture {
		e.shareResultPicture([2]string{result, helped})
		return
	}
	code := cmd.Code
	if daily := e.Desk().Record.Daily; daily.Grade != rate.None {
		code = deeplink.OfDaily(daily)
	}
	text := strings.Join([]string{result, helped, platform.PageLink(code)}, "\n")
	copyText := func() { platform.Copy(text, func(copied bool) { e.Send(sharing.ResultShared{Copied: copied}) }) }
	navigator := js.Global().Get("navigator")
	if !navigator.Get("share").Truthy() {
		copyText()
		return
	}
	platform.Then(navigator.Call("share", map[string]any{"text": text}), func(js.Value) {}, func(reason js.Value) {
		if reason.Get("name").String() != "AbortError" { // AbortError: the player cancelled
			copyText()
		}
	})
}

func (e *Effects) shareResultPicture(lines [2]string) {
	t, board := &e.Text().Finish, e.Board()
	svg, width, height := picture.Result(&board, t.PictureName, lines, platform.Colours(js.Global().Get("document").Get("body")))
	platform.Then(platform.PNG(svg, width, height), func(blob js.Value) {
		name := t.FileName + ".png"
		navigator := js.Global().Get("navigator")
		file := js.Global().Get("File").New([]any{blob}, name, map[string]any{"type": "image/png"})
		with := map[string]any{"files": []any{file}}
		if navigator.Get("canShare").Truthy() && navigator.Call("canShare", with).Bool() {
			platform.Then(navigator.Call("share", with), func(js.Value) {}, func(js.Value) {})
			return
		}
		platform.Download(name, blob)
		e.ready(false)(blob)
	}, e.failed)
}
