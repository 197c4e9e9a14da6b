package sharingui

import (
	"syscall/js"

	"sudoku/app/parts/sharing"
	"sudoku/app/platform"
)

// share makes a link of a code, copies it, and opens the system's own dialog if
// that is wanted and there is one. Both must happen while the click that
// triggered it counts, so neither waits for the other.
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

// openSystem opens the system's dialog for sharing with a link and files. What becomes of
// it is between the player and the system.
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
