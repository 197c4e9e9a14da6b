// Package browser connects the page to the browser: it executes the commands of the parts
// and reports events, using syscall/js. In a worker, without a document, the same program
// serves the engine.
package browser

import (
	"net/url"
	"strings"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/drill"
	"sudoku/app/learn/learnui"
	"sudoku/app/page/loop"
	"sudoku/app/page/pageui"
	"sudoku/app/parts/practise/practiseui"
	"sudoku/app/platform"
)

// Run shows the page, or serves the engine if there is no document. It does not return.
func Run() {
	if js.Global().Get("document").IsUndefined() {
		serve()
		return
	}
	platform.GiveWay()
	listLanguages()
	broken := platform.RepairAddress()
	stored := platform.RepairStorage()
	kept := platform.ReadJournal()
	afterPaint()
	awaitLanguage()
	platform.GiveWay()
	newProgram := func() pageui.Program {
		e := newEffects(broken, stored, kept)
		return loop.New(e.catalog, e)
	}
	path := settlePath()
	if path == "/" { // prepare the solver in a separate task
		kept.Noted() // needed by the solver's first view
		prepared := newProgram()
		newProgram = func() pageui.Program { return prepared }
	}
	platform.GiveWay()
	page, known := pageui.OwnPath(strings.TrimPrefix(path, "/"))
	if !known {
		page = ""
	}
	pageui.Register(newProgram, tongue, func() drill.Progress {
		done, _ := practiseui.Read()
		return done
	}, learnui.AwaitLessons(page, language().Code))
	pageui.RegisterMissing(path, tongue)
	loadPagesAgain()
	app.RunWhenOnBrowser()
}

// settlePath returns the path of the location in the form that go-app's routes have. It
// rewrites the address to the canonical path. The server's redirects do the same, but
// need a network.
func settlePath() string {
	location := js.Global().Get("location")
	at, err := url.Parse(location.Get("href").String())
	if err != nil {
		return "/" // impossible after RepairAddress
	}
	root := app.Getenv("GOAPP_ROOT_PREFIX")
	path := strings.TrimPrefix(strings.TrimPrefix(at.Path, root), "/")
	own, known := pageui.OwnPath(path)
	if known && own != path {
		address := strings.TrimSuffix(root, "/") + "/" + own + location.Get("search").String() + location.Get("hash").String()
		js.Global().Get("history").Call("replaceState", nil, "", address)
	}
	return "/" + own
}

// afterPaint waits until the prerendered page is painted, so that rendering here does not
// delay the first paint.
func afterPaint() {
	if js.Global().Get("document").Get("visibilityState").String() != "visible" {
		return // hidden pages get no frames
	}
	painted := make(chan struct{})
	var frame, task js.Func
	task = js.FuncOf(func(js.Value, []js.Value) any {
		close(painted)
		return nil
	})
	frame = js.FuncOf(func(js.Value, []js.Value) any {
		js.Global().Call("setTimeout", task, 0)
		return nil
	})
	js.Global().Call("requestAnimationFrame", frame)
	<-painted
	frame.Release()
	task.Release()
}

// loadPagesAgain lets the browser follow links to other pages. go-app would show them in
// the current document, with the solver still listening.
func loadPagesAgain() {
	js.Global().Get("document").Call("addEventListener", "click", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if link := args[0].Get("target").Call("closest", "a[href]"); link.Truthy() {
			args[0].Call("stopPropagation")
		}
		return nil
	}))
}
