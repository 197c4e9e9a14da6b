// Package wire encodes the engine's values for messages and saved games: grids as
// characters, positions, steps and events in few bytes, and pictures as files.
package wire

import (
	"fmt"

	"sudoku/solver/board"
)

// Grid is a board.Grid encoded as 81 characters.
type Grid board.Grid

// MarshalText encodes the grid as 81 characters, with "." for empty cells.
func (g Grid) MarshalText() ([]byte, error) {
	return []byte((*board.Grid)(&g).String()), nil
}

// UnmarshalText decodes the output of MarshalText.
func (g *Grid) UnmarshalText(text []byte) error {
	if len(text) != board.Cells {
		return fmt.Errorf("wire: a grid of %d characters", len(text))
	}
	for i, ch := range text {
		switch {
		case ch == '.':
			g[i] = 0
		case '1' <= ch && ch <= '9':
			g[i] = board.Digit(ch - '0')
		default:
			return fmt.Errorf("wire: %q in a grid", ch)
		}
	}
	return nil
}
