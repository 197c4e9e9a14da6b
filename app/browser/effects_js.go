package browser

import (
	"syscall/js"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/ui"
	"sudoku/app/view"
)

// effects carries out what the page asks for.
type effects struct {
	program    ui.Program
	catalog    *text.Catalog
	painter    painter
	engine     *engine
	pool       pool
	list       list
	listBefore list
	storage    storage
	library    library

	selecting selecting
	opener    js.Value // what had the focus before a dialog was opened

	broken string // the part of the location that could not be parsed
	stored bool   // whether the browser keeps anything
}

func newEffects(broken string, stored bool) *effects {
	return &effects{broken: broken, stored: stored, catalog: language()}
}

// language is the visitor's, which the document then says it is in.
func language() *text.Catalog {
	t := text.For(languages()...)
	js.Global().Get("document").Get("documentElement").Set("lang", t.Code)
	return t
}

func languages() []string {
	var tags []string
	wanted := js.Global().Get("navigator").Get("languages")
	for i := range wanted.Length() {
		tags = append(tags, wanted.Index(i).String())
	}
	return tags
}

// Catalog is the language of the page.
func (e *effects) Catalog() *text.Catalog { return e.catalog }

// Begin restores the last visit and starts to listen.
func (e *effects) Begin(p ui.Program) model.Model {
	e.program = p
	e.library = library{current: p.Model, send: p.Send}
	e.storage = storage{current: p.Model, send: p.Send, saved: e.library.saved}
	m, banners := e.storage.load(model.New())
	if !e.stored {
		banners |= model.StorageRefused
	}
	m.Banners |= banners
	m.Look = loadLook()
	if e.broken != "" {
		p.Send(model.AddressFixed{Address: e.broken})
	}
	e.engine = newEngine(p.Send, &e.list)
	e.engine.warm = true
	e.pool.send, e.pool.list = p.Send, &e.list
	e.listen()
	e.watchPointer()
	e.watchMotion()
	e.watchPrint()
	e.readAddress()
	return m
}

// Now is the time since the page began.
func (e *effects) Now() float64 { return js.Global().Get("performance").Call("now").Float() }

// Do carries a command out.
func (e *effects) Do(cmd model.Cmd) {
	if e.library.run(cmd) {
		return
	}
	switch cmd := cmd.(type) {
	case model.Save:
		e.storage.soon()
	case model.Compute:
		e.engine.compute(cmd.Request)
	case model.StopComputing:
		e.engine.halt()
	case model.ComputeAside:
		e.pool.compute(cmd.Request)
	case model.StopAside:
		e.pool.halt(cmd.First, cmd.Last)
	case model.OpenBatch:
		e.openList(file{cmd.Name, js.Global().Get("TextEncoder").New().Call("encode", cmd.Text)})
	case model.SwapBatches:
		e.listBefore, e.list = e.list, e.listBefore
	case model.SaveBatch:
		e.list.save(cmd.Name)
	case model.Wait:
		after(cmd.Time, func() { e.program.Send(cmd.Then) })
	case model.Share:
		e.share(cmd.Code, cmd.Sheet)
	case model.OpenShareSheet:
		e.sharePicture(cmd.Link, cmd.Options)
	case model.SavePicture:
		e.savePicture(cmd)
	case model.Print:
		e.print(cmd.Sheets)
	case model.CopyText:
		e.copyText(cmd.Text)
	case model.SaveText:
		download(e.catalog.Transfer.FileName+cmd.Extension, newBlob("text/plain", cmd.Text))
	case model.CopyPicture:
		e.copyPicture(cmd.Options)
	case model.KeepLook:
		keepLook(cmd.Look)
	case model.FocusCell:
		e.painter.focus(cmd.Cell)
	case model.ShowGrid:
		js.Global().Get("document").Call("getElementById", "grid").Call("scrollIntoView", map[string]any{"block": "nearest"})
	case model.ShowPanel:
		showPanel()
	case model.ShowElement:
		if element := js.Global().Get("document").Call("getElementById", cmd.ID); element.Truthy() {
			showInList(element)
		}
	case model.FocusStill:
		if element := js.Global().Get("document").Call("getElementById", cmd.ID); element.Truthy() {
			element.Call("focus", map[string]any{"preventScroll": true})
		}
	case model.FocusElement:
		if element := js.Global().Get("document").Call("getElementById", cmd.ID); element.Truthy() {
			element.Call("focus")
		}
	case model.TidyAddress:
		tidyAddress()
	case model.Reload:
		e.storage.now()
		js.Global().Get("location").Call("reload")
	case model.PromptInstall:
		js.Global().Call("goappShowInstallPrompt")
	}
}

// Paint brings the grid up to date.
func (e *effects) Paint(b *view.Board) { e.painter.paint(b) }

// ReadFile reads the files chosen in an input and sends what they hold.
func (e *effects) ReadFile(inputID string) {
	input := js.Global().Get("document").Call("getElementById", inputID)
	e.readFiles(input.Get("files"))
}

// Modal shows the open dialog above everything, or gives the focus back to
// what had it before.
func (e *effects) Modal(open bool) {
	document := js.Global().Get("document")
	if !open {
		if e.opener.Truthy() && e.opener.Get("isConnected").Bool() {
			e.opener.Call("focus")
		}
		return
	}
	e.opener = document.Get("activeElement")
	if dialog := document.Call("querySelector", "dialog"); dialog.Truthy() && !dialog.Get("open").Bool() {
		dialog.Call("showModal")
	}
}
