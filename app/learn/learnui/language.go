package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// Tongue is the language of the visitor.
type Tongue struct {
	Now func() *text.Catalog
	// Pick fetches another one and keeps the choice for the next visit; the document
	// says that it is in it.
	Pick func(c *text.Catalog, then func(*text.Catalog))
	// Changed calls a function whenever another tab has changed it.
	Changed func(func(*text.Catalog))
}

// languageSwitch is that of a page without a model, which is drawn again in the
// other language.
func (d *Document) languageSwitch() app.UI {
	return draw.OtherLanguages(d.T, func(code string) app.UI {
		c := languages.For(code)
		pick := func(ctx app.Context, _ app.Event) { d.tongue.Pick(c, d.hear(ctx)) }
		return app.Elem("button").Attr("type", "button").Class("button quiet language").Attr("lang", code).Text(c.Name).
			OnClick(pick, app.EventScope(code))
	})
}

// speak draws the page in a language.
func (d *Document) speak(ctx app.Context, c *text.Catalog) {
	d.T = c
	ctx.Defer(func(ctx app.Context) { d.Name(ctx, d.title) }) // when its title is drawn
}

// hear is what draws the page in a language that was fetched.
func (d *Document) hear(ctx app.Context) func(*text.Catalog) {
	return func(c *text.Catalog) { ctx.Dispatch(func(ctx app.Context) { d.speak(ctx, c) }) }
}

// OnNav follows the language that is chosen in another tab.
func (d *Document) OnNav(ctx app.Context) {
	if d.tongue.Changed == nil || d.follows {
		return
	}
	d.follows = true
	d.tongue.Changed(d.hear(ctx))
}
