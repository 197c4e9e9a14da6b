// Package sharingui draws the share dialog and the playback of a film.
package sharingui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/sharing"
)

// Drawing draws the share dialog and the playback of a film.
type Drawing struct {
	*draw.Kit
	View   *sharing.View
	Film   *sharing.FilmView
	Notice string // result of the last press
}

// FilmPlayer returns the playback of a history.
func (p *Drawing) FilmPlayer() []app.UI {
	t, v := p.T.Film, p.Film
	w := draw.TransportWords{Title: v.Title, Close: t.Close, Forward: t.Forward, Backward: t.Backward, Place: t.Place}
	return []app.UI{
		p.TransportHead(w, sharing.FilmClosed{}),
		p.TransportButtons(&v.View, w),
		p.TransportPlace(&v.View, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", draw.Liveness(!v.Playing)).Text(v.Event),
		),
		p.TransportSpeed(&v.View),
		p.Button("", p.T.Review.Title, frame.PanelPicked{Panel: desk.ReviewPanel}),
	}
}
