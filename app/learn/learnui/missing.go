package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// Missing is the page for addresses that do not exist.
type Missing struct{ Document }

// NewMissing returns the page in the visitor's language.
func NewMissing(tongue Tongue) *Missing { return &Missing{tongue.Document()} }

// OnPreRender sets the title.
func (m *Missing) OnPreRender(ctx app.Context) { m.Name(ctx, m.T.Page.NotFoundTitle) }

// OnMount sets the title.
func (m *Missing) OnMount(ctx app.Context) { m.Name(ctx, m.T.Page.NotFoundTitle) }

// Render draws a short message and a link to the solver.
func (m *Missing) Render() app.UI {
	m.title = m.T.Page.NotFoundTitle
	return app.Elem("div").Class("page").Body(
		app.Elem("main").Class("missing").Body(
			app.Elem("h1").Text(m.T.Page.NotFoundTitle),
			app.Elem("p").Text(m.T.Page.NotFoundText),
			app.Elem("a").Class("button primary").Attr("href", draw.Below("")).Text(m.T.Page.Home),
			m.languages(),
		),
	)
}
