package playui

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/play"
)

// notesButton returns the button that fills the notes of all cells, which then follow the
// digits, or shows the player's own notes again.
func (p *Drawing) notesButton() app.UI {
	return draw.Key(p.IconButton("edit edit-notes", "notes", p.T.Play.Notes, play.OptionToggled{Option: desk.ShowCandidates}).
		Aria("pressed", fmt.Sprint(p.View.Notes)).Title(p.T.Play.NotesHelp), "N")
}
