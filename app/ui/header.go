package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/frame"
)

// header is the product's name, the way to install it, and the banners.
func (p *surface) header() app.UI {
	return app.Elem("header").Class("header").Body(
		app.Elem("div").Class("title").Body(
			app.Elem("h1").Text(p.t.Page.Title),
			app.Elem("p").Class("tagline").Text(p.t.Page.Tagline),
		),
		app.Elem("div").Class("header-actions").Body(
			slot(p.install()),
			app.Elem("nav").Class("site-nav").Aria("label", p.t.Documents.Navigation).Body(link(learnPath, p.t.Documents.Learn)),
			p.languageSwitch(),
			p.iconButton("quiet", "tools", p.t.Tools.Title, frame.DialogOpened{Dialog: desk.ToolsDialog}),
		),
		app.Elem("div").Class("banners").Body(
			app.Range(p.v.Banners).Slice(p.banner),
		),
	)
}

func (p *surface) install() app.UI {
	switch p.v.Install {
	case frame.InstallByPrompt:
		return p.button("quiet", p.t.Page.Install, frame.InstallPressed{})
	case frame.InstallByHand:
		return app.Elem("p").Class("install-help").Text(p.t.Page.InstallApple)
	}
	return nil
}

func (p *surface) banner(i int) app.UI {
	b := p.v.Banners[i]
	return app.Elem("div").Class("banner").Role("alert").Body(
		app.Elem("p").Text(b.Text),
		slot(app.If(b.Offer != nil, func() app.UI { return p.button("primary", b.Button, b.Offer) })),
		p.button("quiet", p.t.Page.Dismiss, frame.BannerDismissed{Banners: b.Kind}),
	)
}

// button is a button that sends a message.
func (p *surface) button(class, name string, msg desk.Msg) app.HTMLElem {
	handler, scope := p.on(msg)
	return app.Elem("button").Attr("type", "button").Class("button "+class).Text(name).OnClick(handler, scope)
}

// unable makes a button refuse clicks without losing the focus, as the
// disabled attribute would.
func unable(b app.HTMLElem, yes bool) app.UI {
	return b.Aria("disabled", fmt.Sprint(yes))
}

// missing is the page for addresses that do not exist.
type missing struct{ document }

// OnPreRender names the page.
func (m *missing) OnPreRender(ctx app.Context) { m.name(ctx, m.t.Page.NotFoundTitle) }

// OnMount names the page.
func (m *missing) OnMount(ctx app.Context) { m.name(ctx, m.t.Page.NotFoundTitle) }

// Render draws a short message and the way home.
func (m *missing) Render() app.UI {
	m.title = m.t.Page.NotFoundTitle
	return app.Elem("div").Class("page").Body(
		app.Elem("main").Class("missing").Body(
			app.Elem("h1").Text(m.t.Page.NotFoundTitle),
			app.Elem("p").Text(m.t.Page.NotFoundText),
			app.Elem("a").Class("button primary").Attr("href", below("")).Text(m.t.Page.Home),
			m.languageSwitch(),
		),
	)
}
