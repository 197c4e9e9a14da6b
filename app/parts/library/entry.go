package library

import (
	"time"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/shelf"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// Entry describes a stored puzzle in the list.
type Entry struct {
	ID      string // the givens, 81 characters; for an earlier game, followed by @ and a time
	Title   string // "" if none
	Entries string // 81 characters, '.' for a cell without an entry; "" for none or unknown
	Filled  int    // number of cells with an entry
	Empty   int    // number of cells without a given
	Solved  bool
	Grade   rate.Grade // rate.None if unknown
	Millis  int64      // time played
	Changed time.Time  // time of the last change
	// Deleted is when the puzzle was deleted, or zero. A deleted puzzle can be restored
	// until KeepDeleted has passed.
	Deleted time.Time
	Dropped bool // currently deleted
}

// Givens returns the entry's givens, 81 characters.
func (e *Entry) Givens() string { return e.ID[:min(len(e.ID), board.Cells)] }

// KeepDeleted is how long a deleted puzzle is kept.
const KeepDeleted = 30 * 24 * time.Hour

// Kept is a game to store, with its shelf entry.
type Kept struct {
	Entry shelf.Entry // without the time of the last change
	Game  game.Game
}

// NewKept returns the current puzzle for storing. ok is false if there is no puzzle.
func NewKept(d *desk.Desk) (k Kept, ok bool) {
	g := d.Game()
	e, ok := shelf.NewEntry(&g, d.Grade())
	return Kept{e, g}, ok
}

// minSetup is the minimum number of givens for which a puzzle being set up is kept. Fewer
// are quickly typed again, and would clutter the list.
const minSetup = 3

// Keeps reports whether the current puzzle is stored automatically, because the player
// changed it or is setting up its givens.
func Keeps(d *desk.Desk) bool {
	s := d.Sheet()
	if d.Record.Exercise || s.Position.Givens == (board.Grid{}) {
		return false
	}
	return !s.Locked && s.Position.Givens.Filled().Len() >= minSetup ||
		s.Locked && (s.Position.Entries != board.Grid{} || !s.Position.Eliminated.IsEmpty() || s.Marks != board.Marks{})
}
