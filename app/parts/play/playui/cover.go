package playui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
	"sudoku/app/parts/play"
)

// Clock returns the time played and the pause button.
func (p *Drawing) Clock() app.UI {
	v := p.View
	return app.Elem("div").Class("clock").Body(
		app.Elem("span").Class("timer").Role("timer").Aria("label", p.T.Play.Time).Aria("live", "off").Text(v.Time),
		draw.Slot(app.If(v.Pausable && !v.Paused, func() app.UI { return p.Button("quiet pause", p.T.Finish.Pause, play.PausePressed{}) })),
	)
}

// Cover returns the large button that covers the grid during a pause. The style sheet
// hides the grid below it, also from screen readers.
func (p *Drawing) Cover() app.UI {
	return app.If(p.View.Paused, func() app.UI {
		handler, scope := p.On(play.PausePressed{})
		return app.Elem("button").Attr("type", "button").ID(play.CoverID).Class("pause-cover").OnClick(handler, scope).Body(
			app.Elem("span").Class("cover-title").Text(p.T.Finish.Paused),
			app.Text(" "),
			app.Elem("span").Class("button primary").Text(p.T.Finish.GoOn),
		)
	})
}
