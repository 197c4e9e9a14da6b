package making

import (
	"math/bits"

	"sudoku/solver/board"
)

// FullGrid returns a random solved grid. It fills the three diagonal boxes with random
// orders of the digits. Then it repeatedly gives a random possible digit to the cell with
// the fewest possible digits. If a cell has none left, it starts again from the three
// boxes. Every grid is possible, but some are more likely than others.
func FullGrid(r *Random) board.Grid {
	var boxes filling
	for b := 0; b < 9; b += 4 {
		digits := [9]int{0, 1, 2, 3, 4, 5, 6, 7, 8}
		Shuffle(r, digits[:])
		for i, c := range cellsOf[board.BoxHouse(b)] {
			boxes.put(c, digits[i])
		}
	}
	var order []board.Cell
	for c := range board.Cell(board.Cells) {
		if boxes.grid[c] == 0 {
			order = append(order, c)
		}
	}
	for {
		Shuffle(r, order)
		f := boxes
		if f.fill(r, order) {
			return f.grid
		}
	}
}

// A filling is a grid with the digits of each house, as bits 0 to 8.
type filling struct {
	grid   board.Grid
	houses [board.Houses]uint16
}

func (f *filling) put(c board.Cell, digit int) {
	f.grid[c] = board.Digit(digit + 1)
	for _, h := range housesOf[c] {
		f.houses[h] |= 1 << digit
	}
}

// fill fills the cells. It starts with the cells that have the fewest possible digits;
// among equals it follows the order of the list. It returns false if a cell has no
// possible digit.
func (f *filling) fill(r *Random, cells []board.Cell) bool {
	var buffer [board.Cells]board.Cell
	open := append(buffer[:0], cells...)
	for len(open) > 0 {
		best, fewest, left := 0, 10, uint16(0)
		for i, c := range open {
			h := &housesOf[c]
			digits := all &^ (f.houses[h[0]] | f.houses[h[1]] | f.houses[h[2]])
			if n := bits.OnesCount16(digits); n < fewest {
				best, fewest, left = i, n, digits
				if n < 2 {
					break
				}
			}
		}
		if fewest == 0 {
			return false
		}
		for range r.Below(fewest) {
			left &= left - 1
		}
		f.put(open[best], bits.TrailingZeros16(left))
		open = append(open[:best], open[best+1:]...)
	}
	return true
}
