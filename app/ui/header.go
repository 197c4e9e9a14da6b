package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
)

// header is the product's name, the way to install it, and the banners.
func (p *surface) header() app.UI {
	return app.Elem("header").Class("header").Body(
		app.Elem("div").Class("title").Body(
			app.Elem("h1").Text(p.T.Page.Title),
			app.Elem("p").Class("tagline").Text(p.T.Page.Tagline),
		),
		app.Elem("div").Class("header-actions").Body(
			slot(p.install()),
			app.Elem("nav").Class("site-nav").Aria("label", p.T.Documents.Navigation).Body(link(learnPath, p.T.Documents.Learn)),
			p.languageSwitch(),
			p.iconButton("quiet", "tools", p.T.Tools.Title, frame.DialogOpened{Dialog: desk.ToolsDialog}),
		),
		app.Elem("div").Class("banners").Body(
			app.Range(p.v.Banners).Slice(p.banner),
		),
	)
}

func (p *surface) install() app.UI {
	switch p.v.Install {
	case frame.InstallByPrompt:
		return p.button("quiet", p.T.Page.Install, frame.InstallPressed{})
	case frame.InstallByHand:
		return app.Elem("p").Class("install-help").Text(p.T.Page.InstallApple)
	}
	return nil
}

func (p *surface) banner(i int) app.UI {
	b := p.v.Banners[i]
	return app.Elem("div").Class("banner").Role("alert").Body(
		app.Elem("p").Text(b.Text),
		slot(app.If(b.Offer != nil, func() app.UI { return p.button("primary", b.Button, b.Offer) })),
		p.button("quiet", p.T.Page.Dismiss, frame.BannerDismissed{Banners: b.Kind}),
	)
}
