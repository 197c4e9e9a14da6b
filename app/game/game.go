// Package game defines the document that the page saves and shares: a puzzle with the
// tree of its states, savepoints, playing time and counters. It also defines the format
// in which the document is saved. It depends neither on the page nor on its settings.
package game

import (
	"time"

	"sudoku/solver/board"
)

// Game is a puzzle with its history and counters, as saved in slots, the library and
// backups.
type Game struct {
	History    History
	Savepoints []Savepoint
	Selected   board.Cell
	Time       time.Duration // playing time
	Record     Record
}

// New returns a game that starts from a position. Its givens are locked.
func New(p board.Position) Game {
	var g Game
	h := NewHistory(Sheet{})
	g.History = h.Add(Sheet{Position: p, Locked: p.Givens != board.Grid{}})
	return g
}
