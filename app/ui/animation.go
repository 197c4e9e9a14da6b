package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/parts/methods"
)

// methodsDrawing draws what there is of the part.
type methodsDrawing struct {
	*Kit
	View *methods.View
}

// animation is the player of a method's search.
func (p methodsDrawing) animation(a *methods.AnimationView) []app.UI {
	t := p.T.Methods
	w := transportWords{a.Title, t.Back, t.Forward, t.Backward, t.Place}
	return []app.UI{
		p.transportHead(w, methods.AnimationClosed{}),
		p.transportButtons(&a.View, w),
		p.transportPlace(&a.View, w),
		app.Elem("p").Class("player-line").Body(
			app.Elem("span").Class("player-event").Aria("live", liveness(!a.Playing)).Text(a.Event),
			app.Elem("span").Class("hint").Text(a.Progress),
		),
		app.If(a.Note != "", func() app.UI { return app.Elem("p").Class("hint").Role("note").Text(a.Note) }),
		p.transportSpeed(&a.View),
	}
}
