package making

import "sudoku/solver/board"

// all is the set of the nine digits, or of the nine places in a house, as bits.
const all = 1<<9 - 1

var (
	// cellsOf lists the cells of each house in order.
	cellsOf [board.Houses][9]board.Cell
	// housesOf holds the row, the column and the box of each cell, and indexOf its index
	// in each.
	housesOf [board.Cells][3]board.House
	indexOf  [board.Cells][3]uint8
	// peersOf lists the 20 peers of each cell.
	peersOf [board.Cells][20]board.Cell
)

func init() {
	for h := range cellsOf {
		for i := range cellsOf[h] {
			cellsOf[h][i] = board.House(h).At(i)
		}
	}
	for c := range housesOf {
		cell := board.Cell(c)
		housesOf[c] = cell.Houses()
		for k, h := range housesOf[c] {
			for i, x := range cellsOf[h] {
				if x == cell {
					indexOf[c][k] = uint8(i)
				}
			}
		}
		n := 0
		for p := range cell.Peers().All() {
			peersOf[c][n] = p
			n++
		}
	}
}
