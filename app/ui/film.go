package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/sharing"
)

// sharingDrawing draws what there is of the part.
type sharingDrawing struct {
	*Kit
	View   *sharing.View
	Film   *sharing.FilmView
	Notice string // what became of the last press
}

// film is the player of a history.
func (p sharingDrawing) film() []app.UI {
	t, v := p.T.Film, p.Film
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
