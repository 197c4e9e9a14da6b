package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
)

// film is the player of a history.
func (p *page) film() []app.UI {
	t, v := p.t.Film, &p.v.Film
	w := playerWords{v.Title, t.Close, t.Forward, t.Backward, t.Place}
	return []app.UI{
		p.playerHead(w, model.FilmClosed{}),
		p.playerButtons(&v.Player, w),
		p.playerPlace(&v.Player, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", liveness(!v.Playing)).Text(v.Event),
		),
		p.playerSpeed(&v.Player),
	}
}
