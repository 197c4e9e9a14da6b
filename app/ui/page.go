// Package ui is the page's components, thin ones: they draw a view.Page and
// turn clicks into messages. What the page knows is in package model, and what
// a browser must be asked to do goes through Effects.
package ui

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/view"
)

// Effects is the world outside of the page: the browser, or nothing at all
// while a server renders the page in advance.
type Effects interface {
	// Catalog is the language of the page.
	Catalog() *text.Catalog
	// Begin is called once the page is there. It returns the model to begin
	// with and may send messages from then on.
	Begin(Program) model.Model
	// Now is the number of milliseconds since the page began.
	Now() float64
	// Do carries a command out.
	Do(model.Cmd)
	// ReadFile reads the file chosen in the input with an id and sends what it
	// holds.
	ReadFile(inputID string)
	// Paint brings the grid, which is drawn once and then only touched where
	// it changes, to what the view says.
	Paint(*view.Board)
	// Modal tells that a dialog was opened or the last one closed.
	Modal(open bool)
}

// Program is the page as its effects see it.
type Program interface {
	// Send handles a message soon, on the page's own goroutine.
	Send(model.Msg)
	// Model is the present model. It must not be kept or changed.
	Model() *model.Model
}

// Register tells go-app which component answers which route. newEffects is
// called for each page that is shown; nil is for rendering in advance. The
// language is that of the pages without effects.
func Register(newEffects func() Effects, language func() *text.Catalog) {
	app.Route("/", func() app.Composer { return newPage(newEffects) })
	for path, component := range documentRoutes(language) {
		app.Route("/"+path, component)
	}
	app.Route("/404.html", func() app.Composer { return &missing{t: language()} })
}

// Paths are the paths of all pages below the base, in order; that of the solver
// is empty.
func Paths() []string {
	return append([]string{""}, slices.Sorted(maps.Keys(documentRoutes(func() *text.Catalog { return text.English })))...)
}

// RegisterMissing makes a path that is no route show that there is no such page.
func RegisterMissing(path string, language func() *text.Catalog) {
	if !slices.Contains(Paths(), strings.TrimPrefix(path, "/")) {
		app.Route(path, func() app.Composer { return &missing{t: language()} })
	}
}

// page is the root component: it holds the model and is the only one that
// changes it.
type page struct {
	app.Compo
	effects Effects
	m       model.Model
	t       *text.Catalog
	v       view.Page
	ctx     app.Context
	begun   bool // what happens before is not heard
}

func newPage(newEffects func() Effects) *page {
	p := &page{m: model.New(), t: text.English}
	if newEffects != nil {
		p.effects = newEffects()
		p.t = p.effects.Catalog()
	}
	p.v = view.Of(&p.m, p.t)
	return p
}

// OnMount starts the effects. It is called in a browser only.
func (p *page) OnMount(ctx app.Context) {
	p.ctx, p.begun = ctx, true
	p.m = p.effects.Begin(p)
	p.OnAppInstallChange(ctx)
	p.show()
}

// OnAppUpdate tells that a new version is ready.
func (p *page) OnAppUpdate(app.Context) {
	p.Send(model.BannerRaised{Banners: model.UpdateReady})
}

// OnAppInstallChange tells that the page became installable, or was installed.
func (p *page) OnAppInstallChange(ctx app.Context) {
	install := model.CannotInstall
	if ctx.IsAppInstallable() {
		install = model.InstallByPrompt
		if ctx.IsAppleBrowser() {
			install = model.InstallByHand
		}
	}
	p.Send(model.InstallChanged{Install: install})
}

// Send handles a message soon.
func (p *page) Send(msg model.Msg) {
	if !p.begun {
		return
	}
	p.ctx.Dispatch(func(app.Context) { p.handle(msg) })
}

// Model is the present model.
func (p *page) Model() *model.Model { return &p.m }

func (p *page) handle(msg model.Msg) {
	if !p.begun {
		return
	}
	var cmds []model.Cmd
	p.m.Now = p.effects.Now()
	p.m, cmds = model.Update(p.m, msg)
	p.show()
	for _, cmd := range cmds {
		switch cmd.(type) {
		case model.FocusElement, model.FocusStill, model.ShowElement:
			p.ctx.Defer(func(app.Context) { p.effects.Do(cmd) })
			continue
		}
		p.effects.Do(cmd)
	}
}

// show brings the grid up to date at once and leaves the rest to the next
// frame.
func (p *page) show() {
	before := p.v.Dialog
	p.v = view.Of(&p.m, p.t)
	p.effects.Paint(&p.v.Board)
	if p.v.Dialog != before {
		open := p.v.Dialog != model.NoDialog
		p.ctx.Defer(func(app.Context) { p.effects.Modal(open) })
	}
}

// on is a handler that sends a message, and what go-app needs to tell it from
// one that sends another.
func (p *page) on(msg model.Msg) (app.EventHandler, app.EventOption) {
	return func(app.Context, app.Event) { p.handle(msg) }, app.EventScope(fmt.Sprintf("%#v", msg))
}

// Render draws the page.
func (p *page) Render() app.UI {
	return app.Elem("div").Class("page").Body(
		p.header(),
		app.Elem("main").Class("workbench").Aria("busy", fmt.Sprint(p.v.Running)).Body(
			app.Elem("div").Class("stage").Body(&grid{page: p}),
			app.Elem("div").Class("panel").Body(
				p.status(),
				p.panels(),
				p.panel(),
			),
		),
		app.Elem("footer").Class("footer").Body(app.Elem("p").Text(p.t.Page.Privacy)),
		p.dialog(),
	)
}
