package stepsui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/steps"
	"sudoku/app/show"
)

// Words returns the words of a sentence about a step. While a word is hovered or focused,
// the board marks what it names.
func (p *Drawing) Words(words []show.Word) app.UI {
	return app.Range(words).Slice(func(i int) app.UI {
		w := words[i]
		if !w.Names {
			return app.Elem("span").Class(w.Class).Text(w.Text)
		}
		show, shown := p.On(steps.TokenPointed{Index: w.Index})
		hide, hidden := p.On(steps.TokenLeft{Index: w.Index})
		// This is not a button element, since it must wrap like words.
		return app.Elem("span").Class(strings.TrimSpace("token "+w.Class)).Role("button").Attr("tabindex", "0").Text(w.Text).OnClick(show, shown).
			On("mouseenter", show, shown).On("mouseleave", hide, hidden).
			On("focus", show, shown).On("blur", hide, hidden)
	})
}
