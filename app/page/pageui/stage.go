package pageui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// stage draws the grid and its labels.
func (p *solver) stage() app.UI {
	class := "stage labelled"
	if p.v.Play.Lettered {
		class += " lettered"
	}
	return app.Elem("div").Class(class).Body(draw.Slot(p.play().Cover()), &cells{page: p})
}
