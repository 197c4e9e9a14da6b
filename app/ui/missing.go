package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

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
