package sharingui

import (
	"syscall/js"

	"sudoku/app/parts/sharing"
	"sudoku/app/platform"
)

// share makes a link from a code, copies it and, if requested, opens the system's share
// dialog. Both must happen while the browser still honours the click, so neither waits
// for the other.
func (e *Effects) share(code string, system bool) {
	link := platform.PageLink(code)
	navigator := js.Global().Get("navigator")
	offers := sharing.Offers{
		System:    navigator.Get("share").Truthy(),
		CopyImage: js.Global().Get("ClipboardItem").Truthy(),
	}
	report := func(copied bool) { e.Send(sharing.Shared{Link: link, Copied: copied, Offers: offers}) }

	platform.Copy(link, report)
	if system && offers.System {
		e.openSystem(link)
	}
}

// openSystem opens the system's share dialog with a link and files. Its outcome is not
// reported.
func (e *Effects) openSystem(link string, files ...any) {
	data := map[string]any{"title": e.Text().Page.Title, "url": link}
	navigator := js.Global().Get("navigator")
	if len(files) > 0 && navigator.Get("canShare").Truthy() {
		if with := map[string]any{"files": files}; navigator.Call("canShare", with).Bool() {
			data["files"] = files
		}
	}
	platform.Then(navigator.Call("share", data), func(js.Value) {}, func(js.Value) {})
}
