package browser

import (
	"strings"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/offline"
	"sudoku/app/parts/frame"
	"sudoku/app/platform"
)

// keepOffline makes the service worker store the page. The service worker reports
// failures in messages.
func (e *effects) keepOffline() {
	worker := js.Global().Get("navigator").Get("serviceWorker")
	if !worker.Truthy() {
		return
	}
	k := &offline.Keeper{Clock: platform.Clock{}}
	look := func(then func(registration js.Value)) {
		platform.Then(worker.Call("getRegistration"), then, func(js.Value) {})
	}
	k.IfMissing = func(then func()) {
		look(func(registration js.Value) {
			if !registration.Truthy() {
				then()
			}
		})
	}
	// When this is called, a service worker that is still installing has failed.
	k.IfNotKept = func(then func()) {
		look(func(registration js.Value) {
			if !registration.Truthy() || !registration.Get("active").Truthy() {
				then()
			}
		})
	}
	k.Load = func() {
		path := strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + "/app-worker.js"
		platform.Then(worker.Call("register", path), func(js.Value) {}, func(js.Value) { k.Failed(false) })
	}
	k.Tell = func() { e.program.Send(frame.BannerRaised{Banners: frame.NotOffline}) }
	worker.Call("addEventListener", "message", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if why := args[0].Get("data").Get("failed"); why.Truthy() {
			k.Failed(why.String() == "QuotaExceededError")
		}
		return nil
	}))
	platform.On("online", func(js.Value) { k.Online() })
	k.Begin()
}
