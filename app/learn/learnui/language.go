package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// Tongue handles the visitor's language.
type Tongue struct {
	Now func() *text.Catalog
	// Pick fetches another language, stores the choice, and updates the language of the
	// document.
	Pick func(c *text.Catalog, then func(*text.Catalog))
	// Changed calls a function whenever another tab changes the language.
	Changed func(func(*text.Catalog))
}

// languages draws the list of languages. Choosing one redraws the page in that language.
func (d *Document) languages() app.UI {
	return draw.Languages(d.T, func(ctx app.Context, code string) { d.tongue.Pick(languages.For(code), d.hear(ctx)) })
}

// speak draws the page in a language.
func (d *Document) speak(ctx app.Context, c *text.Catalog) {
	d.T = c
	ctx.Defer(func(ctx app.Context) { d.Name(ctx, d.title) }) // call Name after the title is drawn
}

// hear returns a function that draws the page in a fetched language.
func (d *Document) hear(ctx app.Context) func(*text.Catalog) {
	return func(c *text.Catalog) { ctx.Dispatch(func(ctx app.Context) { d.speak(ctx, c) }) }
}

// OnNav makes the page follow the language chosen in other tabs.
func (d *Document) OnNav(ctx app.Context) {
	if d.tongue.Changed == nil || d.follows {
		return
	}
	d.follows = true
	d.tongue.Changed(d.hear(ctx))
}
