package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model/sharing"
)

// film is the player of a history.
func (p *page) film() []app.UI {
	t, v := p.t.Film, &p.v.Film
	w := transportWords{v.Title, t.Close, t.Forward, t.Backward, t.Place}
	return []app.UI{
		p.transportHead(w, sharing.FilmClosed{}),
		p.transportButtons(&v.Transport, w),
		p.transportPlace(&v.Transport, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", liveness(!v.Playing)).Text(v.Event),
		),
		p.transportSpeed(&v.Transport),
	}
}
