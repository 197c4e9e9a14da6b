package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/enter"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/fresh"
	"sudoku/app/parts/library"
)

// arrival is the ways to begin, in the place of the keypad.
func (p *surface) arrival() []app.UI {
	t, v := p.t.Enter, &p.v.Enter
	return []app.UI{app.Elem("div").Class("arrival").Body(
		way(t.TypeHelp, []app.UI{
			p.button("large primary", t.Type, enter.Begun{}),
			p.button("large", p.t.Photo.Button, frame.DialogOpened{Dialog: desk.PhotoDialog}),
		},
			p.button("quiet", p.t.Actions.Import, frame.DialogOpened{Dialog: desk.ImportDialog}),
			p.button("quiet", p.t.Actions.Example, frame.DialogOpened{Dialog: desk.ExampleDialog})),
		way(t.NewHelp, []app.UI{p.button("large", t.New, frame.DialogOpened{Dialog: desk.NewDialog})},
			p.button("quiet", p.t.Fresh.Daily, fresh.DailyPressed{})),
		slot(app.If(len(p.v.Recent) > 0, func() app.UI {
			return app.Elem("section").Class("way").Aria("labelledby", "continue").Body(
				app.Elem("div").Class("way-head").Body(
					app.Elem("h2").ID("continue").Text(t.Continue),
					p.button("quiet", p.t.Library.Button, library.Pressed{}),
				),
				app.Elem("ul").Class("recent").Body(
					app.Range(p.v.Recent).Slice(func(i int) app.UI { return p.recent(&p.v.Recent[i]) }),
				),
			)
		})),
		slot(app.If(v.Back, func() app.UI { return p.button("quiet", t.Back, enter.Left{}) })),
	), p.piece(p.settings)}
}

// way is a way to begin: large buttons, what they are for, and other ways to the
// same.
func way(help string, large []app.UI, others ...app.UI) app.UI {
	return app.Elem("div").Class("way").Body(
		app.Elem("div").Class("way-buttons").Body(large...),
		app.Elem("p").Class("hint").Body(append([]app.UI{app.Text(help + " ")}, others...)...),
	)
}

// recent is a game that one can go on with.
func (p *surface) recent(row *library.Row) app.UI {
	handler, scope := p.on(library.EntryPicked{ID: row.ID})
	return app.Elem("li").Body(
		app.Elem("button").Attr("type", "button").Class("button recent-game").OnClick(handler, scope).Body(
			thumbnail(&row.Thumbnail),
			app.Elem("span").Class("game-title").Text(row.Title),
			app.Elem("span").Class("hint").Text(row.Detail),
			app.Elem("span").Class("hint").Text(row.Played),
		),
	)
}
