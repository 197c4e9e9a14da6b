package grid

import "sudoku/solver/board"

// Move is a keyboard move from one cell to another.
type Move uint8

// The moves. Up, Down, Left and Right wrap around at the edges. Next and Previous follow
// the reading order and stop at the first and last cell.
const (
	Up Move = iota
	Down
	Left
	Right
	Next
	Previous
	RowStart
	RowEnd
	ColumnStart
	ColumnEnd
	GridStart
	GridEnd
)

// From returns the destination of the move from c.
func (move Move) From(c board.Cell) board.Cell {
	row, column := c.Row(), c.Column()
	switch move {
	case Up:
		row = (row + 8) % 9
	case Down:
		row = (row + 1) % 9
	case Left:
		column = (column + 8) % 9
	case Right:
		column = (column + 1) % 9
	case Next:
		return min(c+1, board.Cells-1)
	case Previous:
		return max(c, 1) - 1
	case RowStart:
		column = 0
	case RowEnd:
		column = 8
	case ColumnStart:
		row = 0
	case ColumnEnd:
		row = 8
	case GridStart:
		row, column = 0, 0
	case GridEnd:
		row, column = 8, 8
	}
	return board.CellAt(row, column)
}
