// Package ui is the page's components, thin ones: they draw a view.Page and turn
// clicks into messages of the parts. The model is not known here.
package ui

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/drill"
	pages "sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// Register assigns each route its component. newProgram is called for each page
// of the solver that is shown. The tongue is that of the other pages, practised what
// the browser keeps of how practising went.
func Register(newProgram func() Program, tongue Tongue, practised func() drill.Progress) {
	app.Route("/", func() app.Composer { return newPage(newProgram()) })
	for path, component := range documentRoutes(tongue, practised) {
		app.Route("/"+path, component)
	}
	for path, component := range development {
		app.Route("/"+path, func() app.Composer { return component(tongue.Now()) })
	}
	app.Route("/404.html", func() app.Composer { return &missing{tongue.document()} })
}

// Paths are the paths of all pages below the base, in order; that of the solver
// is empty.
func Paths() []string {
	return append([]string{""}, slices.Sorted(maps.Keys(documentRoutes(Tongue{Now: func() *text.Catalog { return languages.For() }}, nil)))...)
}

// OwnPath is the one path of the page that a path below the base means, with or
// without a slash at its end, or with index.html there; known is false if it means
// none.
func OwnPath(path string) (own string, known bool) {
	folder := path
	if rest, ok := strings.CutSuffix("/"+path, "/index.html"); ok {
		folder = strings.TrimPrefix(rest+"/", "/")
	}
	for _, own := range []string{path, path + "/", folder} {
		if _, known := development[own]; known || slices.Contains(Paths(), own) {
			return own, true
		}
	}
	return path, false
}

// RegisterMissing makes a path that is no route show that there is no such page.
func RegisterMissing(path string, tongue Tongue) {
	if _, known := OwnPath(strings.TrimPrefix(path, "/")); !known {
		app.Route(path, func() app.Composer { return &missing{tongue.document()} })
	}
}

// page is the root component.
type surface struct {
	app.Compo
	*Kit
	program Program
	v       *pages.View
	drag    drag // a corner of a photo
	begun   bool
	updated bool // before it began
}

func newPage(program Program) *surface {
	v := program.Page()
	return &surface{Kit: &Kit{Host: program, T: v.Text}, program: program, v: v}
}

// OnPreRender names the page.
func (p *surface) OnPreRender(ctx app.Context) { ctx.Page().SetTitle("%s", p.T.Page.Title) }

// OnMount starts the program, in a task after that which has drawn the page. It is
// called in a browser only.
func (p *surface) OnMount(ctx app.Context) {
	channel := app.Window().Get("MessageChannel").New()
	port := channel.Get("port1")
	ctx.PreventUpdate() // it is drawn
	port.Set("onmessage", app.FuncOf(func(app.Value, []app.Value) any {
		port.Call("close")
		ctx.Dispatch(p.begin)
		return nil
	}))
	channel.Get("port2").Call("postMessage", nil)
}

func (p *surface) begin(ctx app.Context) {
	p.program.Begin(
		func(f func()) { ctx.Dispatch(func(app.Context) { f() }) },
		func(f func()) { ctx.Defer(func(app.Context) { f() }) },
	)
	p.begun = true
	ctx.PreventUpdate() // what has changed is sent
	p.OnAppInstallChange(ctx)
	if p.updated {
		p.OnAppUpdate(ctx)
	}
}

// OnAppUpdate reports that a new version is ready.
func (p *surface) OnAppUpdate(app.Context) {
	p.updated = !p.begun
	p.program.Send(frame.BannerRaised{Banners: frame.UpdateReady})
}

// OnAppInstallChange reports that the page became installable, or was installed.
func (p *surface) OnAppInstallChange(ctx app.Context) {
	install := frame.CannotInstall
	if ctx.IsAppInstallable() {
		install = frame.InstallByPrompt
		if ctx.IsAppleBrowser() {
			install = frame.InstallByHand
		}
	}
	p.program.Send(frame.InstallChanged{Install: install})
}

// Render draws the page.
func (p *surface) Render() app.UI {
	p.T = p.v.Text
	return app.Elem("div").Class("page").Body(
		p.piece(p.header),
		app.Elem("main").Class("workbench").Aria("busy", fmt.Sprint(p.v.Running)).Body(
			p.stage(),
			app.Elem("div").Class("panel").Body(
				slot(p.steps().stepTransport()),
				p.piece(p.status),
				slot(p.panelHead()),
				p.piece(p.panel),
			),
		),
		app.Elem("footer").Class("footer").Body(
			app.Elem("p").Body(app.Text(p.T.Page.Privacy+" "), link(aboutPath, p.T.Documents.About)),
		),
		p.dialog(),
	)
}

// development are pages that visitors do not get: a build tag adds them.
var development = map[string]func(*text.Catalog) app.Composer{}
