package list

import (
	"sudoku/app/desk"
)

// MostShelved limits how many puzzles are added to the library at once.
const MostShelved = 100

// The messages for adding puzzles to the library.
type (
	// ShelvePressed adds the selected puzzles to the library, or those in the table if
	// none is selected, up to MostShelved.
	ShelvePressed struct{ desk.To[List] }
	// Shelved reports how many puzzles were added and how many were already there.
	Shelved struct {
		desk.To[List]
		Added, Known int
	}
)

// Shelve adds puzzles to the library, titled with the name of the list and their numbers.
type Shelve struct {
	desk.From[List]
	Name string
}

// handleShelved closes the dialog and reports the result.
func (l *List) handleShelved(d *desk.Desk, msg Shelved) {
	d.Dialog = desk.NoDialog
	d.Notice = desk.Notice{Kind: desk.PuzzlesShelved, Count: msg.Added, Known: msg.Known}
}
