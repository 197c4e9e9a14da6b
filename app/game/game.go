// Package game is the document that the page saves and shares: a puzzle with the tree
// of everything done to it, its savepoints, the time played and what is counted, and
// the text in which it is saved. It knows neither the page nor its settings.
package game

import (
	"time"

	"sudoku/solver/board"
)

// Game is a puzzle with everything done to it: what is saved, kept in the
// library and put into a backup.
type Game struct {
	History    History
	Savepoints []Savepoint
	Selected   board.Cell
	Time       time.Duration // how long it was played
	Record     Record
}

// NewGame returns a game of a position that nobody has begun to play. Its givens
// are locked.
func New(p board.Position) Game {
	var g Game
	h := NewHistory(Sheet{})
	g.History = h.Add(Sheet{Position: p, Locked: p.Givens != board.Grid{}})
	return g
}
