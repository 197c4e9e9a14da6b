// Package pageui draws the page: the header, the board, the status line, and the panel or
// dialog of a part. Its components draw a page.View and turn clicks into messages. They
// do not use the model.
package pageui

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/drill"
	"sudoku/app/learn/learnui"
	pages "sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/photo/photoui"
	"sudoku/app/parts/steps"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// Register assigns a component to each route. It calls newProgram for each solver page
// shown. tongue is the language of the other pages, and practised reads the stored
// practice progress.
func Register(newProgram func() Program, tongue learnui.Tongue, practised func() drill.Progress, lessons learnui.Lessons) {
	app.Route("/", func() app.Composer { return newPage(newProgram()) })
	for path, component := range learnui.DocumentRoutes(tongue, practised, lessons) {
		app.Route("/"+path, component)
	}
	for path, component := range development {
		app.Route("/"+path, func() app.Composer { return component(tongue.Now()) })
	}
	app.Route("/404.html", func() app.Composer { return learnui.NewMissing(tongue) })
}

// Paths returns the paths of all pages below the base, in order. The solver has the empty
// path.
func Paths() []string {
	return append([]string{""}, slices.Sorted(maps.Keys(learnui.DocumentRoutes(learnui.Tongue{Now: func() *text.Catalog { return languages.For() }}, nil, learnui.Lessons{})))...)
}

// OwnPath returns the canonical form of a path below the base, which may end in a slash
// or in index.html. known reports whether such a page exists.
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

// RegisterMissing makes an unknown path show that the page does not exist.
func RegisterMissing(path string, tongue learnui.Tongue) {
	if _, known := OwnPath(strings.TrimPrefix(path, "/")); !known {
		app.Route(path, func() app.Composer { return learnui.NewMissing(tongue) })
	}
}

// solver is the root component.
type solver struct {
	app.Compo
	*draw.Kit
	program Program
	v       *pages.View
	drag    photoui.Drag // tracks the drag of a photo's corner
	begun   bool
	updated bool // an update arrived before begin
}

func newPage(program Program) *solver {
	v := program.Page()
	return &solver{Kit: &draw.Kit{Host: program, T: v.Text}, program: program, v: v}
}

// OnPreRender sets the title.
func (p *solver) OnPreRender(ctx app.Context) { ctx.Page().SetTitle("%s", p.T.Page.Title) }

// OnMount starts the program in a separate task, after the one that drew the page. It is
// called only in a browser.
func (p *solver) OnMount(ctx app.Context) {
	channel := app.Window().Get("MessageChannel").New()
	port := channel.Get("port1")
	ctx.PreventUpdate() // the page was just drawn
	port.Set("onmessage", app.FuncOf(func(app.Value, []app.Value) any {
		port.Call("close")
		ctx.Dispatch(p.begin)
		return nil
	}))
	channel.Get("port2").Call("postMessage", nil)
}

func (p *solver) begin(ctx app.Context) {
	p.program.Begin(
		func(f func()) { ctx.Dispatch(func(app.Context) { f() }) },
		func(f func()) { ctx.Defer(func(app.Context) { f() }) },
	)
	p.begun = true
	ctx.PreventUpdate() // the messages will update the page
	p.OnAppInstallChange(ctx)
	if p.updated {
		p.OnAppUpdate(ctx)
	}
}

// OnAppUpdate reports that a new version is ready.
func (p *solver) OnAppUpdate(app.Context) {
	p.updated = !p.begun
	p.program.Send(frame.BannerRaised{Banners: frame.UpdateReady})
}

// OnAppInstallChange reports that the page became installable, or was installed.
func (p *solver) OnAppInstallChange(ctx app.Context) {
	install := frame.CannotInstall
	if ctx.IsAppInstallable() {
		install = frame.InstallByPrompt
		if ctx.IsAppleBrowser() {
			install = frame.InstallByHand
		}
	}
	p.program.Send(frame.InstallChanged{Install: install})
}

func (p *solver) Render() app.UI {
	p.T = p.v.Text
	return app.Elem("div").Class(p.class()).Body(
		p.Piece(p.header),
		app.Elem("div").Class("banners").Body(app.Range(p.v.Banners).Slice(p.banner)),
		draw.Slot(p.bar()),
		app.Elem("div").Class("slot table-bar").Body(p.tableBar()),
		app.Elem("main").Class("workbench").Aria("busy", fmt.Sprint(p.v.Running)).Body(
			p.stage(),
			app.Elem("div").Class("slot under").Body(p.steps().Transport(), p.review().Line()),
			app.Elem("div").Class("panel").Body(
				p.Piece(p.status),
				app.Elem("div").Class("slot head").Body(p.panelHead(), p.list().Nav(p.T.Panels.List)),
				p.Piece(p.panel),
				&keyList{page: p, Catalog: p.Catalog()},
			),
		),
		app.Elem("footer").Class("footer").Body(
			app.Elem("p").Body(app.Text(p.T.Page.Privacy+" "), draw.Link(learnui.AboutPath, p.T.Documents.About)),
		),
		p.dialog(),
	)
}

// class returns the classes for the state of the page, such as its place and panel. The
// style sheet cannot use :has instead, since some supported browsers lack it.
func (p *solver) class() string {
	class := "page bench " + placeClasses[p.v.Place] + p.panelClass()
	if p.v.Play.Paused {
		class += " paused"
	}
	if p.v.List.Nav.Place != "" {
		class += " listed"
	}
	if p.v.Play.LeftHand {
		class += " left-hand"
	}
	return class
}

var placeClasses = [...]string{desk.Home: "at-home", desk.Table: "at-table", desk.Workshop: "at-workshop"}

func (p *solver) panelClass() string {
	switch v := p.v; v.Panel {
	case desk.SolvePanel:
		if v.Film.Title != "" {
			return " with-report"
		}
		if v.Place == desk.Home {
			return ""
		}
		if v.Ending.New {
			return " ended celebrating"
		}
		if v.Ending.Shown {
			return " ended"
		}
		if p.brought() {
			return " with-choices"
		}
		return " with-keypad"
	case desk.StepsPanel:
		switch {
		case v.Steps.Tab == steps.FoundTab:
			return " with-head with-report with-transport with-found"
		case v.Steps.Tab == steps.PathTab:
			return " with-head with-report with-transport with-path"
		}
		return " with-head with-report with-transport"
	case desk.ReviewPanel:
		if v.Review.Message == "" {
			return " with-head with-report with-review"
		}
	case desk.ListPanel:
		if v.List.There {
			return " with-head with-list"
		}
	default:
		if v.Panel == desk.CheckPanel && len(v.Check.Sections) > 0 || v.Panel == desk.MethodsPanel && v.Methods.Animation.Title != "" && v.Methods.Animation.Lanes == nil {
			return " with-head with-report"
		}
	}
	return " with-head"
}

// development holds pages that exist only in builds with a certain tag.
var development = map[string]func(*text.Catalog) app.Composer{}
