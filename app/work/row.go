package work

import (
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// RowSize is the size in bytes of a row of a list: a puzzle, packed, and what is
// known of it.
const RowSize = profile.GridSize + profile.RowSize

// AllLayers are the layers that are worked out one by one after a list was read, the
// cheapest first.
var AllLayers = [...]profile.Layer{profile.Solved, profile.Properties, profile.Canonical, profile.Rated}

// appendRow writes the row of a puzzle of which nothing else is known.
func appendRow(to []byte, g *board.Grid) []byte {
	at := len(to)
	to = append(to, make([]byte, RowSize)...)
	profile.PackGrid(to[at:], g)
	p := profile.Of(g)
	p.Put(RowProfile(to[at:]))
	return to
}

// RowPuzzle is the puzzle of a row.
func RowPuzzle(row []byte) board.Grid { return profile.UnpackGrid(row) }

// RowProfile is what a row says of its puzzle, in place.
func RowProfile(row []byte) profile.Row { return row[profile.GridSize:RowSize:RowSize] }
