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

// Arrival shows the ways to begin, in place of the keypad: recent games, a puzzle of the
// visitor's, or a new one of one of the grades.
func (p *Drawing) Arrival(recent []app.UI, grades app.UI) app.UI {
	t, v := p.T.Setup, p.View
	return app.Elem("div").Class("arrival").Body(
		draw.Slot(app.If(len(recent) > 0, func() app.UI {
			return p.way("continue", t.Continue, app.Elem("ul").Class("recent").Body(recent...), p.Button("quiet", p.T.Library.Button, library.Pressed{}))
		})),
		p.way("bring", t.Bring, app.Elem("div").Class("way-buttons").Body(
			p.IconButton("large primary", "camera", p.T.Photo.Button, frame.DialogOpened{Dialog: desk.PhotoDialog}),
			p.IconButton("large", "grid", t.Type, setup.Begun{}),
			p.IconButton("large", "paste", p.T.Actions.Import, frame.DialogOpened{Dialog: desk.ImportDialog}),
		)),
		p.way("play", t.Play, grades),
		app.Elem("div").Class("way-others").Body(
			p.Button("quiet", p.T.Generator.Daily, generator.DailyPressed{}),
			p.Button("quiet", t.New, frame.DialogOpened{Dialog: desk.NewDialog}),
			p.Button("quiet", p.T.Actions.Example, frame.DialogOpened{Dialog: desk.ExampleDialog}),
		),
		draw.Slot(app.If(v.Back, func() app.UI { return p.Button("quiet", t.Back, setup.Left{}) })),
	)
}

// way draws one way to begin below its heading, which has other controls beside it.
func (p *Drawing) way(id, title string, body app.UI, beside ...app.UI) app.UI {
	return app.Elem("section").Class("way").Aria("labelledby", id).Body(
		app.Elem("div").Class("way-head").Body(append([]app.UI{app.Elem("h2").ID(id).Text(title)}, beside...)...),
		body,
	)
}
