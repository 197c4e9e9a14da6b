package model

import (
	"sudoku/app/model/desk"
	"sudoku/app/model/grid"
	"sudoku/app/model/library"
	"sudoku/app/model/photo"
	"sudoku/app/model/transfer"
	"sudoku/app/model/transport"
)

// onFilm is what a message means while a film is shown: undo and redo go through
// the film.
func (m *Model) onFilm(msg desk.Msg) desk.Msg {
	if m.Sharing.Filmed(&m.Desk) == nil {
		return msg
	}
	switch msg.(type) {
	case grid.UndoPressed:
		return transport.Stepped{By: -1}
	case grid.RedoPressed:
		return transport.Stepped{By: 1}
	}
	return msg
}

// refuses reports whether a message changed the sheet while the film hides it.
// What brings another puzzle is welcome.
func (m *Model) refuses(msg desk.Msg, next *Model) bool {
	if next.Revision == m.Revision || m.Sharing.Filmed(&m.Desk) == nil {
		return false
	}
	switch msg.(type) {
	case transfer.LinkFollowed, transfer.TextGiven, grid.ExamplePicked, library.Loaded, photo.UsePressed:
		return false
	}
	return true
}
