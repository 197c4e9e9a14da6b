package board

import (
	"fmt"
	"iter"
	"math/bits"
)

// Cells is the number of cells in a grid.
const Cells = 81

// FewestGivens is the smallest number of givens that a puzzle with a unique solution can
// have.
//
// G. McGuire, B. Tugemann, G. Civario, Experimental Mathematics 23 (2014) 190-217,
// arXiv:1201.0749.
const FewestGivens = 17

// Cell is one of the 81 cells of a grid, numbered 0 to 80, row by row from the top left.
// It prints as r1c1 to r9c9.
type Cell uint8

// CellAt returns the cell at a row and column, each 0 to 8.
func CellAt(row, column int) Cell { return Cell(row*9 + column) }

// ParseCell parses a cell in its printed form, such as r3c7 or R3C7. ok is false for
// anything else.
func ParseCell(s string) (c Cell, ok bool) {
	if len(s) != 4 || s[0]|0x20 != 'r' || s[2]|0x20 != 'c' ||
		s[1] < '1' || s[1] > '9' || s[3] < '1' || s[3] > '9' {
		return 0, false
	}
	return CellAt(int(s[1]-'1'), int(s[3]-'1')), true
}

// Row returns the cell's row, 0 to 8.
func (c Cell) Row() int { return int(c) / 9 }

// Column returns the cell's column, 0 to 8.
func (c Cell) Column() int { return int(c) % 9 }

// Box returns the cell's box, 0 to 8, in reading order.
func (c Cell) Box() int { return int(cellHouses[c][2] - BoxHouse(0)) }

// Houses returns the row, column and box of the cell, in that order.
func (c Cell) Houses() [3]House { return cellHouses[c] }

// cellHouses lists the houses of each cell; cellHouseSets holds them as sets.
var cellHouses, cellHouseSets = func() (houses [Cells][3]House, sets [Cells]HouseSet) {
	for c := range Cell(Cells) {
		row, column := c.Row(), c.Column()
		houses[c] = [3]House{RowHouse(row), ColumnHouse(column), BoxHouse(row/3*3 + column/3)}
		sets[c] = NewHouseSet(houses[c][:]...)
	}
	return houses, sets
}()

// Peers returns the 20 cells that share a house with the cell.
func (c Cell) Peers() CellSet { return peers[c] }

// Sees reports whether the two cells differ and share a house.
func (c Cell) Sees(o Cell) bool { return peers[c].Has(o) }

// String formats the cell as r1c1.
func (c Cell) String() string { return fmt.Sprintf("r%dc%d", c.Row()+1, c.Column()+1) }

// CellSet is a set of cells; the zero value is empty.
type CellSet struct{ lo, hi uint64 }

// AllCells is the set of all 81 cells.
var AllCells = CellSet{1<<64 - 1, 1<<17 - 1}

// NewCellSet returns the set of the given cells.
func NewCellSet(cells ...Cell) CellSet {
	var s CellSet
	for _, c := range cells {
		s = s.With(c)
	}
	return s
}

// With returns the set with c added.
func (s CellSet) With(c Cell) CellSet {
	if c < 64 {
		s.lo |= 1 << c
	} else {
		s.hi |= 1 << (c - 64)
	}
	return s
}

// Without returns the set with c removed.
func (s CellSet) Without(c Cell) CellSet {
	if c < 64 {
		s.lo &^= 1 << c
	} else {
		s.hi &^= 1 << (c - 64)
	}
	return s
}

// Has reports whether c is in the set.
func (s CellSet) Has(c Cell) bool {
	if c < 64 {
		return s.lo>>c&1 != 0
	}
	return s.hi>>(c-64)&1 != 0
}

// And returns the intersection of the two sets.
func (s CellSet) And(o CellSet) CellSet { return CellSet{s.lo & o.lo, s.hi & o.hi} }

// Or returns the union of the two sets.
func (s CellSet) Or(o CellSet) CellSet { return CellSet{s.lo | o.lo, s.hi | o.hi} }

// Minus returns the cells of s that are not in o.
func (s CellSet) Minus(o CellSet) CellSet { return CellSet{s.lo &^ o.lo, s.hi &^ o.hi} }

// IsEmpty reports whether the set is empty.
func (s CellSet) IsEmpty() bool { return s.lo|s.hi == 0 }

// Meets reports whether the two sets have a cell in common.
func (s CellSet) Meets(o CellSet) bool { return s.lo&o.lo|s.hi&o.hi != 0 }

// Within reports whether s is a subset of o.
func (s CellSet) Within(o CellSet) bool { return s.lo&^o.lo|s.hi&^o.hi == 0 }

// Len returns the number of cells in the set.
func (s CellSet) Len() int { return bits.OnesCount64(s.lo) + bits.OnesCount64(s.hi) }

// First returns the lowest cell of the set, which must not be empty.
func (s CellSet) First() Cell {
	if s.lo != 0 {
		return Cell(bits.TrailingZeros64(s.lo))
	}
	return Cell(64 + bits.TrailingZeros64(s.hi))
}

// All yields the cells in ascending order.
func (s CellSet) All() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for lo := s.lo; lo != 0; lo &= lo - 1 {
			if !yield(Cell(bits.TrailingZeros64(lo))) {
				return
			}
		}
		for hi := s.hi; hi != 0; hi &= hi - 1 {
			if !yield(Cell(64 + bits.TrailingZeros64(hi))) {
				return
			}
		}
	}
}

// CommonPeers returns the cells that see every cell of the set. For the empty set it
// returns all cells.
func (s CellSet) CommonPeers() CellSet {
	common := AllCells
	for c := range s.All() {
		common = common.And(peers[c])
	}
	return common
}

// Houses returns the houses that contain the whole set, which must not be empty.
func (s CellSet) Houses() HouseSet {
	var hs HouseSet
	for _, h := range s.First().Houses() {
		if s.Within(houseCells[h]) {
			hs = hs.With(h)
		}
	}
	return hs
}

// Box returns the box that contains the whole set, which must not be empty. ok is false
// if no box does.
func (s CellSet) Box() (h House, ok bool) {
	h = BoxHouse(s.First().Box())
	return h, s.Within(houseCells[h])
}

// String lists the cells in ascending order, separated by spaces.
func (s CellSet) String() string { return join(s.All()) }

// Compact lists the cells in the notation used on sudoku forums, such as r12c3 or
// r1c12,r3c4.
func (s CellSet) Compact() string {
	var rows, columns DigitSet
	for c := range s.All() {
		rows, columns = rows.With(Digit(c.Row()+1)), columns.With(Digit(c.Column()+1))
	}
	if rows.Len()*columns.Len() == s.Len() {
		return "r" + rows.String() + "c" + columns.String()
	}
	// Group the cells by row.
	text := ""
	for row := range rows.All() {
		if text != "" {
			text += ","
		}
		text += s.And(RowHouse(int(row - 1)).Cells()).Compact()
	}
	return text
}
