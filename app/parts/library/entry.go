package library

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/shelf"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Entry is what the list shows of a puzzle.
type Entry struct {
	ID      string // the givens, 81 characters; of an earlier game @ and a time after them
	Title   string // "" if it was given none
	Entries string // 81 characters, '.' for a cell without an entry; "" for none, or if they are not known
	Filled  int    // cells with an entry
	Empty   int    // cells that hold no given
	Solved  bool
	Grade   rate.Grade // rate.None as long as it is not known
	Millis  int64      // how long it was played
	Changed time.Time  // last
	// Deleted is when it was deleted, as listed; the zero time if it was not.
	// Until KeepDeleted has passed it can be brought back.
	Deleted time.Time
	Dropped bool // it is deleted now
}

// Givens are the entry's givens, 81 characters.
func (e *Entry) Givens() string { return e.ID[:min(len(e.ID), board.Cells)] }

// KeepDeleted is how long a deleted puzzle is kept.
const KeepDeleted = 30 * 24 * time.Hour

// Kept is a game with what the shelf knows of it.
type Kept struct {
	Entry shelf.Entry // without the time of its last change
	Game  game.Game
}

// NewKept returns the present puzzle as it is kept; ok is false if there is none.
func NewKept(d *desk.Desk) (k Kept, ok bool) {
	g := d.Game()
	e, ok := shelf.NewEntry(&g, d.Grade())
	return Kept{e, g}, ok
}

// minSetup is how many givens are worth keeping while a puzzle is set up: fewer are
// soon typed again, and would only be in the way in the list.
const minSetup = 3

// Keeps reports whether the present puzzle is kept unasked: something was done in
// it, or its givens are being set up.
func Keeps(d *desk.Desk) bool {
	s := d.Sheet()
	if d.Record.Exercise || s.Position.Givens == (board.Grid{}) {
		return false
	}
	return !s.Locked && s.Position.Givens.Filled().Len() >= minSetup ||
		s.Locked && (s.Position.Entries != board.Grid{} || !s.Position.Eliminated.IsEmpty() || s.Marks != board.Marks{})
}
