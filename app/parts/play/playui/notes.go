package playui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/play"
)

// notesButton returns the button that switches between complete notes, kept up to date
// with the digits, and the player's own.
func (p *Drawing) notesButton() app.UI {
	return draw.Key(p.IconButton("edit edit-notes", "notes", p.T.Play.Notes, play.OptionToggled{Option: desk.ShowCandidates}).
		Aria("pressed", fmt.Sprint(p.View.Notes)).Title(p.T.Play.NotesHelp), "N")
}
