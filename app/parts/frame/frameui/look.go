// Package frameui draws the controls for choosing the look.
package frameui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/frame"
)

// Drawing draws the part.
type Drawing struct {
	*draw.Kit
	Look frame.Look
}

// LookChoice draws the choice of theme and palette.
func (p *Drawing) LookChoice() app.UI {
	t, now := p.T.Look, p.Look
	var themes []app.UI
	for i, name := range t.Themes {
		picked := now
		picked.Theme = frame.Theme(i)
		themes = append(themes, p.Radio(name, frame.LookPicked{Look: picked}, now == picked))
	}
	other := now
	other.Safe = !now.Safe
	return app.Elem("div").Class("setting look").Body(
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Theme).Body(themes...),
		p.Button("switch", t.Safe, frame.LookPicked{Look: other}).Role("switch").Aria("checked", fmt.Sprint(now.Safe)),
	)
}
