package ui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/frame"
)

// frameDrawing draws what there is of the part.
type frameDrawing struct {
	*Kit
	Look frame.Look
}

// look chooses the theme and the palette.
func (p frameDrawing) look() app.UI {
	t, now := p.T.Look, p.Look
	var themes []app.UI
	for i, name := range t.Themes {
		picked := now
		picked.Theme = frame.Theme(i)
		themes = append(themes, p.radio(name, frame.LookPicked{Look: picked}, now == picked))
	}
	other := now
	other.Safe = !now.Safe
	return app.Elem("div").Class("setting look").Body(
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Theme).Body(themes...),
		p.button("switch", t.Safe, frame.LookPicked{Look: other}).Role("switch").Aria("checked", fmt.Sprint(now.Safe)),
	)
}
