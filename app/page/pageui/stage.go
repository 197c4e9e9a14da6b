package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// stage draws the grid and its labels.
func (p *solver) stage() app.UI {
	return app.Elem("div").Class("stage labelled"+p.v.Play.Labels).Body(draw.Slot(p.play().Cover()), &cells{page: p})
}
