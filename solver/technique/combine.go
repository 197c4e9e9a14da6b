package technique

import (
	"math/bits"

	"sudoku/solver/board"
)

// choose[k] lists the sets of k of nine places as bit masks, in rising order;
// the sets of the first n places come first.
var choose = func() (sets [10][]uint16) {
	for mask := range uint16(1 << 9) {
		k := bits.OnesCount16(mask)
		sets[k] = append(sets[k], mask)
	}
	return sets
}()

// housesInOrder are the houses as a solver looks them over: boxes, rows,
// columns.
var housesInOrder = func() (order [board.Houses]board.House) {
	for i := range order {
		order[i] = board.House((18 + i) % board.Houses)
	}
	return order
}()

// crossing is the box and the line through a miniline: three cells in common.
type crossing struct {
	box, line board.House
	cells     board.CellSet
}

// crossings are the 54 minilines: box by box, rows before columns.
var crossings = func() (all []crossing) {
	for box := range 9 {
		for line := range board.House(18) {
			if cells := board.BoxHouse(box).Cells().And(line.Cells()); !cells.IsEmpty() {
				all = append(all, crossing{board.BoxHouse(box), line, cells})
			}
		}
	}
	return all
}()

// boxOf is the box that holds all of the cells; ok is false if none does.
func boxOf(cells board.CellSet) (h board.House, ok bool) {
	h = board.BoxHouse(cells.First().Box())
	return h, cells.Within(h.Cells())
}

// digitsOf are the candidates of the cells, all together.
func digitsOf(b *board.Board, cells board.CellSet) board.DigitSet {
	var digits board.DigitSet
	for c := range cells.All() {
		digits |= b.Candidates(c)
	}
	return digits
}

// placesOf are the cells that may hold one of the digits.
func placesOf(b *board.Board, digits board.DigitSet) board.CellSet {
	var cells board.CellSet
	for d := range digits.All() {
		cells = cells.Or(b.Places(d))
	}
	return cells
}
