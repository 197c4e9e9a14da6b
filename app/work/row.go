package work

import (
	"sudoku/solver/board"
	"sudoku/solver/profile"
)

// RowSize is the size in bytes of a row of a list: a packed puzzle and its profile.
const RowSize = profile.GridSize + profile.RowSize

// AllLayers lists the layers that are computed, one after another, when a list has been
// read, cheapest first.
var AllLayers = [...]profile.Layer{profile.Solved, profile.Properties, profile.Canonical, profile.Rated}

// appendRow appends the row of a puzzle with an empty profile.
func appendRow(to []byte, g *board.Grid) []byte {
	at := len(to)
	to = append(to, make([]byte, RowSize)...)
	profile.PackGrid(to[at:], g)
	p := profile.Of(g)
	p.Put(RowProfile(to[at:]))
	return to
}

// RowPuzzle returns the puzzle of a row.
func RowPuzzle(row []byte) board.Grid { return profile.UnpackGrid(row) }

// RowProfile returns the profile of a row, sharing its memory.
func RowProfile(row []byte) profile.Row { return row[profile.GridSize:RowSize:RowSize] }
