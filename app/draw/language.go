package draw

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/frame"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// LanguageChoice returns the language setting.
func (p *Kit) LanguageChoice() app.UI {
	return app.Elem("div").Class("setting").Body(app.Elem("span").Aria("hidden", "true").Text(p.T.Look.Language), p.Languages())
}

// Languages returns the list of languages.
func (p *Kit) Languages() app.UI {
	return Languages(p.T, func(_ app.Context, code string) { p.Handle(frame.LanguagePicked{Code: code}) })
}

// Languages returns a list of the languages, each under its own name, so that people who
// cannot read the page can find their own. Until the program runs, web/boot.js handles
// the list.
func Languages(t *text.Catalog, pick func(ctx app.Context, code string)) app.UI {
	picked := func(ctx app.Context, _ app.Event) { pick(ctx, ctx.JSSrc().Get("value").String()) }
	return app.Elem("select").Class("field languages").Aria("label", t.Look.Language).OnChange(picked).Body(
		app.Range(languages.All).Slice(func(i int) app.UI {
			c := languages.All[i]
			return app.Elem("option").Attr("value", c.Code).Attr("lang", c.Code).Attr("selected", c.Code == t.Code).Text(c.Name)
		}),
	)
}

// Catalog returns an identifier of the current catalog. Components with texts of their
// own hold it, so go-app redraws them when the language changes.
func (p *Kit) Catalog() string {
	t := p.T
	return fmt.Sprint(t.Code, t.Techniques.Naming)
}
