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
	name := p.T.Look.Language
	var choices []app.UI
	for _, c := range languages.All {
		choices = append(choices, p.LanguageButton("choice", c).Role("radio").Aria("checked", fmt.Sprint(c.Code == p.T.Code)))
	}
	return app.Elem("div").Class("setting languages").Body(
		app.Elem("span").Aria("hidden", "true").Text(name),
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", name).Body(choices...),
	)
}

func (p *Kit) LanguageButton(class string, c *text.Catalog) app.HTMLElem {
	return p.Button(class, c.Name, frame.LanguagePicked{Code: c.Code}).Attr("lang", c.Code)
}

// OtherLanguages returns a button for each language except the current one.
func OtherLanguages(t *text.Catalog, button func(code string) app.UI) app.UI {
	var buttons []app.UI
	for _, c := range languages.All {
		if c.Code != t.Code {
			buttons = append(buttons, button(c.Code))
		}
	}
	return app.Elem("div").Class("language-switch").Role("group").Aria("label", t.Look.Language).Body(buttons...)
}

// Catalog returns an identifier of the current catalog. Components with texts of their
// own hold it, so go-app redraws them when the language changes.
func (p *Kit) Catalog() string {
	t := p.T
	return fmt.Sprint(t.Code, t.Techniques.Naming)
}
