package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/sharing"
)

// film is the player of a history.
func (p *surface) film() []app.UI {
	t, v := p.t.Film, &p.v.Film
	w := transportWords{v.Title, t.Close, t.Forward, t.Backward, t.Place}
	return []app.UI{
		p.transportHead(w, sharing.FilmClosed{}),
		p.transportButtons(&v.View, w),
		p.transportPlace(&v.View, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", liveness(!v.Playing)).Text(v.Event),
		),
		p.transportSpeed(&v.View),
	}
}
