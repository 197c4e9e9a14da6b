package link

import (
	"math"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// A locked set forces a cell that sees it when all candidates of the cell but
// one are digits of the set, and each of them is seen from the cell wherever the
// set may hold it. So an almost locked set together with such a cell is almost
// locked too, though in no house: one cell more, one digit more, and none of the
// digits may come twice. HoDoKu's chains leave sets in this way as well.

// addForced takes in the sets of a house together with a cell that they force,
// and links the digits of the set to the digit that is forced.
func (g *Graph) addForced() {
	for i := range g.Sets.List {
		var seen, twice board.CellSet // by one digit of the set, by two
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

// addForcedCell takes in a set together with a cell if it forces it.
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
		return // what Edge.via holds; boards that are not made up have far fewer
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
