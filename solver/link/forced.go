package link

import (
	"math"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A locked set forces a cell if all but one of the cell's candidates are digits of the
// set and the cell sees every place for these digits in the set. An almost locked set
// together with such a cell is therefore almost locked as well, though not within a
// house: it has one more cell and one more digit, and no digit can occur twice. HoDoKu's
// chains also leave sets this way.

// addForced adds each set extended by a cell that it forces, and links the digits of the
// set to the forced digit.
func (g *Graph) addForced() {
	for i := range g.Sets.List {
		var seen, twice board.CellSet // cells seen by at least one digit of the set, and by at least two
		for d := range g.Sets.List[i].Digits.All() {
			cells := g.Sets.List[i].Seen(d)
			twice = twice.Or(seen.And(cells))
			seen = seen.Or(cells)
		}
		for c := range twice.All() {
			g.addForcedCell(g.Sets.List[i], c)
		}
	}
}

// addForcedCell adds the set extended by the cell if the set forces the cell.
func (g *Graph) addForcedCell(a ALS, c board.Cell) {
	forced, shared := g.board.Candidates(c)&^a.Digits, g.board.Candidates(c)&a.Digits
	if forced.Len() != 1 || shared.Len() < 2 || !a.Cells.With(c).Houses().IsEmpty() {
		return
	}
	for d := range shared.All() {
		if !a.Seen(d).Has(c) {
			return
		}
	}
	digits := a.Digits &^ shared
	if digits.IsEmpty() || len(g.Sets.List) > math.MaxInt16 {
		return // limit of Edge.via; real boards have far fewer sets
	}
	a.Cells, a.Digits = a.Cells.With(c), a.Digits|forced
	for d := range (shared | forced).All() {
		a.at[d-1] = a.Cells.And(g.board.Places(d))
		a.seen[d-1] = a.at[d-1].CommonPeers().And(g.board.Places(d))
	}
	to := g.add(step.Node{Digit: forced.First(), Cells: board.NewCellSet(c)})
	via := int16(len(g.Sets.List))
	g.Sets.List = append(g.Sets.List, a)
	for d := range digits.All() {
		g.pairs = append(g.pairs, pair{g.add(step.Node{Digit: d, Cells: a.At(d)}), to, via, StrongSet})
	}
}
