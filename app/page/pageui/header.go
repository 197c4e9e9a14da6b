package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/learn/learnui"
	"sudoku/app/parts/frame"
)

// header draws the product name, the rail, and the controls for the page as a whole.
func (p *solver) header() app.UI {
	return app.Elem("header").Class("header").Body(
		app.Elem("div").Class("title").Body(
			app.Elem("h1").Text(p.T.Page.Title),
			app.Elem("p").Class("tagline").Text(p.T.Page.Tagline),
		),
		p.rail(),
		app.Elem("div").Class("header-actions").Body(
			draw.Slot(p.install()),
			app.Elem("nav").Class("site-nav").Aria("label", p.T.Documents.Navigation).Body(draw.Link(learnui.LearnPath, "").Body(draw.Icon("book"), app.Elem("span").Text(p.T.Documents.Learn))),
			p.Languages(),
			p.IconButton("quiet settings-button", "settings", p.T.Play.Options, frame.DialogOpened{Dialog: desk.SettingsDialog}),
			p.IconButton("quiet", "tools", p.T.Tools.Title, frame.DialogOpened{Dialog: desk.ToolsDialog}),
		),
	)
}

func (p *solver) install() app.UI {
	if p.v.Install == frame.InstallByPrompt {
		return p.Button("quiet", p.T.Page.Install, frame.InstallPressed{})
	}
	return nil
}

func (p *solver) banner(i int) app.UI {
	b := p.v.Banners[i]
	return app.Elem("div").Class("banner").Role("alert").Body(
		app.Elem("p").Text(b.Text),
		draw.Slot(app.If(b.Offer != nil, func() app.UI { return p.Button("primary", b.Button, b.Offer) })),
		p.Button("quiet", p.T.Page.Dismiss, frame.BannerDismissed{Banners: b.Kind}),
	)
}
