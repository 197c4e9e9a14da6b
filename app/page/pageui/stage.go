package pageui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// stage is the place of the grid.
func (p *solver) stage() app.UI {
	class := "stage"
	if p.v.Play.Labels {
		class += " labelled"
	}
	if p.v.Play.Lettered {
		class += " lettered"
	}
	return app.Elem("div").Class(class).Body(&cells{page: p}, draw.Slot(p.play().Cover()))
}

// labels are the places of the labels of columns and rows. The style sheet fills
// them in, and only where they are wanted; whoever does not see the grid hears
// each cell's own name.
var labels = `<div class="labels columns" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>` +
	`<div class="labels rows" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>`
