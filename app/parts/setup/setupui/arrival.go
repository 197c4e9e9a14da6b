// Package setupui draws the start choices.
package setupui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/library"
	"sudoku/app/parts/setup"
)

// Drawing draws the part.
type Drawing struct {
	*draw.Kit
	View *setup.View
}

// Arrival shows the ways to begin, in place of the keypad, and recent games.
func (p *Drawing) Arrival(recent []app.UI) app.UI {
	t, v := p.T.Setup, p.View
	return app.Elem("div").Class("arrival").Body(
		way(t.TypeHelp, []app.UI{
			p.Button("large primary", t.Type, setup.Begun{}),
			p.Button("large", p.T.Photo.Button, frame.DialogOpened{Dialog: desk.PhotoDialog}),
		},
			p.Button("quiet", p.T.Actions.Import, frame.DialogOpened{Dialog: desk.ImportDialog}),
			p.Button("quiet", p.T.Actions.Example, frame.DialogOpened{Dialog: desk.ExampleDialog})),
		way(t.NewHelp, []app.UI{p.Button("large", t.New, frame.DialogOpened{Dialog: desk.NewDialog})},
			p.Button("quiet", p.T.Generator.Daily, generator.DailyPressed{})),
		draw.Slot(app.If(len(recent) > 0, func() app.UI {
			return app.Elem("section").Class("way").Aria("labelledby", "continue").Body(
				app.Elem("div").Class("way-head").Body(
					app.Elem("h2").ID("continue").Text(t.Continue),
					p.Button("quiet", p.T.Library.Button, library.Pressed{}),
				),
				app.Elem("ul").Class("recent").Body(recent...),
			)
		})),
		draw.Slot(app.If(v.Back, func() app.UI { return p.Button("quiet", t.Back, setup.Left{}) })),
	)
}

// way draws one way to begin: large buttons, a line of help, and alternatives.
func way(help string, large []app.UI, others ...app.UI) app.UI {
	return app.Elem("div").Class("way").Body(
		app.Elem("div").Class("way-buttons").Body(large...),
		app.Elem("p").Class("hint").Body(append([]app.UI{app.Text(help + " ")}, others...)...),
	)
}
