package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
	"sudoku/app/view"
)

// animation is the player of a method's search.
func (p *page) animation(a *view.Animation) []app.UI {
	t := p.t.Methods
	w := playerWords{a.Title, t.Back, t.Forward, t.Backward, t.Place}
	return []app.UI{
		p.playerHead(w, model.AnimationClosed{}),
		p.playerButtons(&a.Player, w),
		p.playerPlace(&a.Player, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", liveness(!a.Playing)).Text(a.Event),
			app.Elem("span").Class("hint").Text(a.Progress),
		),
		app.If(a.Note != "", func() app.UI { return app.Elem("p").Class("hint").Role("note").Text(a.Note) }),
		p.playerSpeed(&a.Player),
	}
}
