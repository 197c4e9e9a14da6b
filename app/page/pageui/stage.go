package pageui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// stage draws the grid and its labels.
func (p *solver) stage() app.UI {
	class := "stage"
	if p.v.Play.Labels {
		class += " labelled"
	}
	if p.v.Play.Lettered {
		class += " lettered"
	}
	return app.Elem("div").Class(class).Body(draw.Slot(p.play().Cover()), &cells{page: p})
}

// labels holds the places of the row and column labels. The style sheet fills them in
// where they are wanted. Screen readers read the names of the cells instead.
var labels = `<div class="labels columns" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>` +
	`<div class="labels rows" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>`
