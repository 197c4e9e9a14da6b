// Package rowset holds the rows of a list: each puzzle with what has been computed about
// it, in a fixed number of bytes. The package surveys, repairs and formats rows.
package rowset

import (
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// Size is the size in bytes of a row in a list: a packed puzzle and its profile.
const Size = profile.GridSize + profile.RowSize

// Layers lists the layers to compute once a list has been read, one after another,
// cheapest first.
var Layers = [...]profile.Layer{profile.Solved, profile.Properties, profile.Canonical, profile.Rated}

// Append appends the row for a puzzle with an empty profile.
func Append(to []byte, g *board.Grid) []byte {
	at := len(to)
	to = append(to, make([]byte, Size)...)
	Profile(to[at:]).SetGivens(profile.PackGrid(to[at:], g))
	return to
}

// Puzzle returns the puzzle in a row.
func Puzzle(row []byte) board.Grid { return profile.UnpackGrid(row) }

// Profile returns the profile in a row, sharing its memory.
func Profile(row []byte) profile.Row { return row[profile.GridSize:Size:Size] }
