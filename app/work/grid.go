package work

import (
	"fmt"

	"sudoku/solver/board"
)

// Grid is a board.Grid that a message holds as 81 characters.
type Grid board.Grid

// MarshalText writes the grid as 81 characters, "." for an empty cell.
func (g Grid) MarshalText() ([]byte, error) {
	return []byte((*board.Grid)(&g).String()), nil
}

// UnmarshalText reads what MarshalText writes.
func (g *Grid) UnmarshalText(text []byte) error {
	if len(text) != board.Cells {
		return fmt.Errorf("work: a grid of %d characters", len(text))
	}
	for i, ch := range text {
		switch {
		case ch == '.':
			g[i] = 0
		case '1' <= ch && ch <= '9':
			g[i] = board.Digit(ch - '0')
		default:
			return fmt.Errorf("work: %q in a grid", ch)
		}
	}
	return nil
}
