package list

import (
	"sudoku/app/desk"
)

// MostShelved is the most puzzles that are put into the library at once.
const MostShelved = 100

// What happens when puzzles are put into the library.
type (
	// ShelvePressed puts the puzzles that are selected into the library, or those that
	// the table shows if none is, MostShelved of them.
	ShelvePressed struct{ desk.To[List] }
	// Shelved reports how many are there now that were not before, and how many were.
	Shelved struct {
		desk.To[List]
		Added, Known int
	}
)

// Shelve puts them there, under the name of the list and their numbers in it.
type Shelve struct {
	desk.From[List]
	Name string
}

// hearShelved says what became of them.
func (l *List) hearShelved(d *desk.Desk, msg Shelved) {
	d.Dialog = desk.NoDialog
	d.Notice = desk.Notice{Kind: desk.PuzzlesShelved, Count: msg.Added, Known: msg.Known}
}
