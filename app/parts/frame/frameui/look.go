// Package frameui draws the controls for choosing the look.
package frameui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/frame"
)

// Drawing draws the choice of look.
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
	other, bare := now, now
	other.Safe, bare.Bare = !now.Safe, !now.Bare
	return app.Elem("div").Class("setting look").Body(
		app.Elem("div").Class("choices").Role("radiogroup").Aria("label", t.Theme).Body(themes...),
		p.Button("switch", t.Safe, frame.LookPicked{Look: other}).Role("switch").Aria("checked", fmt.Sprint(now.Safe)),
		p.Button("switch", t.Labels, frame.LookPicked{Look: bare}).Role("switch").Aria("checked", fmt.Sprint(!now.Bare)),
	)
}
