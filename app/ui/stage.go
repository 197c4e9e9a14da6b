package ui

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/parts/play"
)

// stage is the place of the grid.
func (p *surface) stage() app.UI {
	class := "stage"
	if p.v.Play.Labels {
		class += " labelled"
	}
	if p.v.Play.Lettered {
		class += " lettered"
	}
	return app.Elem("div").Class(class).Body(&cells{page: p}, slot(p.cover()))
}

// labels are the places of the labels of columns and rows. The style sheet fills
// them in, and only where they are wanted; whoever does not see the grid hears
// each cell's own name.
var labels = `<div class="labels columns" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>` +
	`<div class="labels rows" aria-hidden="true">` + strings.Repeat("<span></span>", 9) + `</div>`

// notesButton fills the notes of all cells, which then follow the digits, or
// shows the player's own again.
func (p *surface) notesButton() app.UI {
	return p.iconButton("edit", "notes", p.t.Play.Notes, play.OptionToggled{Option: desk.ShowCandidates}).
		Aria("pressed", fmt.Sprint(p.v.Play.Notes)).Title(p.t.Play.NotesHelp)
}
