// Package methodsui draws the comparison of methods and the playback of a search.
package methodsui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/methods"
)

// Drawing draws the methods panel.
type Drawing struct {
	*draw.Kit
	View *methods.View
}

// animation returns the playback of a method's search.
func (p *Drawing) animation(a *methods.AnimationView) []app.UI {
	t := p.T.Methods
	w := draw.TransportWords{Title: a.Title, Close: t.Back, Forward: t.Forward, Backward: t.Backward, Place: t.Place}
	return []app.UI{
		p.TransportHead(w, methods.AnimationClosed{}),
		p.TransportButtons(&a.View, w),
		p.TransportPlace(&a.View, w),
		app.If(a.Lanes != nil, func() app.UI { return race(a.Lanes) }).Else(func() app.UI {
			return app.Elem("p").Class("player-line").Body(
				app.Elem("span").Class("player-event").Aria("live", draw.Liveness(!a.Playing)).Text(a.Event),
				app.Elem("span").Class("hint").Text(a.Progress),
			)
		}),
		app.If(a.Note != "", func() app.UI { return app.Elem("p").Class("hint").Role("note").Text(a.Note) }),
		p.TransportSpeed(&a.View),
	}
}
