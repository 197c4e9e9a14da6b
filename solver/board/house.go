package board

import (
	"fmt"
	"iter"
	"math/bits"
)

// Houses is the number of houses in a grid.
const Houses = 27

// House is a row (0 to 8), a column (9 to 17) or a box (18 to 26). It prints as r1 to r9,
// c1 to c9 or b1 to b9.
type House uint8

// HouseKind is one of the three kinds of house.
type HouseKind uint8

// The kinds of houses, in numerical order.
const (
	Row HouseKind = iota
	Column
	Box
)

// RowHouse returns the house of a row, 0 to 8.
func RowHouse(row int) House { return House(row) }

// ColumnHouse returns the house of a column, 0 to 8.
func ColumnHouse(column int) House { return House(9 + column) }

// BoxHouse returns the house of a box, 0 to 8.
func BoxHouse(box int) House { return House(18 + box) }

// HouseSet returns the three houses of the cell as a set.
func (c Cell) HouseSet() HouseSet { return cellHouseSets[c] }

// Kind reports whether the house is a row, a column or a box.
func (h House) Kind() HouseKind { return HouseKind(h / 9) }

// Index returns the index of the house among the houses of its kind, 0 to 8.
func (h House) Index() int { return int(h) % 9 }

// IsLine reports whether the house is a row or a column.
func (h House) IsLine() bool { return h < 18 }

// Cells returns the nine cells of the house.
func (h House) Cells() CellSet { return houseCells[h] }

// At returns cell i of the house, 0 to 8, in reading order.
func (h House) At(i int) Cell { return houseOrder[h][i] }

// String formats the house as r1, c1 or b1.
func (h House) String() string { return fmt.Sprintf("%c%d", "rcb"[h.Kind()], h.Index()+1) }

// BoxesFirst returns all houses in the order in which people scan a grid: boxes, rows,
// columns.
func BoxesFirst() [Houses]House { return boxesFirst }

var boxesFirst = func() (order [Houses]House) {
	for i := range order {
		order[i] = House((18 + i) % Houses)
	}
	return order
}()

// HouseSet is a set of houses; the zero value is empty.
type HouseSet uint32

// AllHouses is the set of all 27 houses.
const AllHouses HouseSet = 1<<Houses - 1

// NewHouseSet returns the set of the given houses.
func NewHouseSet(houses ...House) HouseSet {
	var s HouseSet
	for _, h := range houses {
		s = s.With(h)
	}
	return s
}

// With returns the set with h added.
func (s HouseSet) With(h House) HouseSet { return s | 1<<h }

// Without returns the set with h removed.
func (s HouseSet) Without(h House) HouseSet { return s &^ (1 << h) }

// Has reports whether h is in the set.
func (s HouseSet) Has(h House) bool { return s>>h&1 != 0 }

// IsEmpty reports whether the set is empty.
func (s HouseSet) IsEmpty() bool { return s == 0 }

// Len returns the number of houses in the set.
func (s HouseSet) Len() int { return bits.OnesCount32(uint32(s)) }

// First returns the lowest house of the set, which must not be empty.
func (s HouseSet) First() House { return House(bits.TrailingZeros32(uint32(s))) }

// All yields the houses in ascending order: rows, columns, boxes.
func (s HouseSet) All() iter.Seq[House] {
	return func(yield func(House) bool) {
		for rest := s; rest != 0; rest &= rest - 1 {
			if !yield(rest.First()) {
				return
			}
		}
	}
}

// String lists the houses in ascending order, separated by spaces.
func (s HouseSet) String() string { return join(s.All()) }

var houseOrder, houseCells, peers = func() (order [Houses][9]Cell, cells [Houses]CellSet, peers [Cells]CellSet) {
	for c := range Cell(Cells) {
		place := [3]int{c.Column(), c.Row(), c.Row()%3*3 + c.Column()%3}
		for kind, h := range c.Houses() {
			order[h][place[kind]] = c
			cells[h] = cells[h].With(c)
		}
	}
	for c := range Cell(Cells) {
		for _, h := range c.Houses() {
			peers[c] = peers[c].Or(cells[h])
		}
		peers[c] = peers[c].Without(c)
	}
	return order, cells, peers
}()
