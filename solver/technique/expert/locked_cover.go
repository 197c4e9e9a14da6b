package expert

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// lockedCover is a locked set that spans several houses. It assigns digits to houses in
// such a way that every candidate of its empty cells is assigned to one of the cell's
// houses, and that all houses together have as many digits as there are cells. Each digit
// of a house fills at most one cell there. To fill all cells, each must fill a different
// one.
//
//   - A digit of a house is in one of the cells there, so it is eliminated from the rest
//     of the house.
//   - A candidate of the cells that counts for two houses would fill one cell for both,
//     so it is false.
type lockedCover struct {
	cells  board.CellSet
	digits [board.Houses]board.DigitSet
}

// houses returns the houses to which digits are assigned.
func (c *lockedCover) houses() board.HouseSet {
	var houses board.HouseSet
	for h, digits := range c.digits {
		if digits != 0 {
			houses = houses.With(board.House(h))
		}
	}
	return houses
}

// effects returns the eliminations.
func (c *lockedCover) effects(b *board.Board) board.CandidateSet {
	var effects board.CandidateSet
	var once [9]board.CellSet
	for h, digits := range c.digits {
		for d := range digits.All() {
			places := board.House(h).Cells().And(b.Places(d))
			inside := places.And(c.cells)
			effects.AddCells(places.Minus(inside), d)
			effects.AddCells(inside.And(once[d-1]), d)
			once[d-1] = once[d-1].Or(inside)
		}
	}
	return effects
}

// mark marks the cells, the houses, and the candidates counted for them. Houses in first
// and their candidates get the roles Base and SetA, the others Cover and SetB.
func (c *lockedCover) mark(b *board.Board, v *step.View, first board.HouseSet) {
	v.MarkCells(c.cells, step.Pattern)
	for h := range c.houses().All() {
		houseRole, role := step.Cover, step.SetB
		if first.Has(h) {
			houseRole, role = step.Base, step.SetA
		}
		v.MarkHouses(board.NewHouseSet(h), houseRole)
		v.MarkCandidates(b, h.Cells().And(c.cells), c.digits[h], role)
	}
}
