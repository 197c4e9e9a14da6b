package expert

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Firework: a digit has at most one place each in a row and in a column outside the box
// where they cross. These places are the ends. If the digit is at neither end, both lines
// must have it in the box, and so where they cross. So one of three cells holds it: the
// pivot at the crossing or an end.
//
//   - Triple: three digits with the same three cells fill them.
//   - Quad: four cells are the corners of a rectangle in four boxes. Four digits, each
//     with a firework on three of these cells, fill them. If three of the digits have the
//     same three cells, it is a triple, which has its own technique.
//
// Source: shye, "Fireworks", New Sudoku Players' Forum, November 2021; SudokuWiki,
// "Fireworks".

// fireworks lists the digits with a firework by pivot and ends.
type fireworks [board.Cells]struct {
	// row[i] holds the digits that have no places in the pivot's row outside its box
	// except possibly the one in column i. column[i] is the same for the pivot's column
	// and row i.
	row, column [9]board.DigitSet
}

func (f *fireworks) load(b *board.Board) {
	for box := range 9 {
		h := board.BoxHouse(box)
		for i := range 9 {
			c := h.At(i)
			if b.Value(c) != 0 {
				continue
			}
			houses := c.Houses()
			fireworkEnds(b, houses[board.Row], h, &f[c].row)
			fireworkEnds(b, houses[board.Column], h, &f[c].column)
		}
	}
}

// fireworkEnds sets, for each possible end in a line outside a box, the digits with no
// other places there.
func fireworkEnds(b *board.Board, line, box board.House, ends *[9]board.DigitSet) {
	outside := line.Cells().Minus(box.Cells())
	var all, some, several board.DigitSet
	for c := range line.Cells().All() {
		digits := b.Candidates(c)
		all |= digits
		if outside.Has(c) {
			several |= some & digits
			some |= digits
		}
	}
	for i := range 9 {
		if c := line.At(i); outside.Has(c) {
			ends[i] = all &^ several &^ (some &^ b.Candidates(c))
		}
	}
}

// at returns the digits with a firework on a pivot and two ends. row is the end in the
// pivot's row, and column the end in its column.
func (f *fireworks) at(pivot, row, column board.Cell) board.DigitSet {
	return f[pivot].row[row.Column()] & f[pivot].column[column.Row()]
}

const fireworkTripleKey, fireworkQuadKey = "firework-triple", "firework-quad"

func FireworkTriple(b *board.Board, yield func(step.Step) bool) {
	var all fireworks
	all.load(b)
	empty := b.Empty()
	for _, at := range corners {
		for i := range at {
			cells := board.NewCellSet(at[:]...).Without(at[3-i])
			digits := all.at(at[i], at[i^1], at[i^2])
			if digits.Len() != 3 || !cells.Within(empty) || (b.DigitsIn(cells) &^ digits).IsEmpty() {
				continue
			}
			var own [4]board.DigitSet
			own[i] = digits
			if !yield(fireworkStep(b, fireworkTripleKey, cells, at, own)) {
				return
			}
		}
	}
}

func FireworkQuad(b *board.Board, yield func(step.Step) bool) {
	var all fireworks
	all.load(b)
	empty := b.Empty()
	for _, at := range corners {
		cells := board.NewCellSet(at[:]...)
		if !cells.Within(empty) {
			continue
		}
		// own[i] holds the digits with the pivot at[i]. A digit with several pivots is
		// assigned to the first one in the order 0, 3, 1, 2.
		var own [4]board.DigitSet
		var digits board.DigitSet
		isTriple := false
		for _, i := range [4]int{0, 3, 1, 2} {
			own[i] = all.at(at[i], at[i^1], at[i^2])
			isTriple = isTriple || own[i].Len() > 2
			own[i] &^= digits
			digits |= own[i]
		}
		if isTriple || digits.Len() != 4 || (b.DigitsIn(cells) &^ digits).IsEmpty() {
			continue
		}
		if !yield(fireworkStep(b, fireworkQuadKey, cells, at, own)) {
			return
		}
	}
}

// fireworkStep returns the step in which digits fill the cells. own[i] holds the digits
// with the pivot at[i].
func fireworkStep(b *board.Board, key string, cells board.CellSet, at [4]board.Cell, own [4]board.DigitSet) step.Step {
	var digits board.DigitSet
	var pivots board.CellSet
	var houses board.HouseSet
	var v step.View
	for i, pivot := range at {
		if !own[i].IsEmpty() {
			digits |= own[i]
			pivots = pivots.With(pivot)
			houses |= markFirework(b, &v, pivot, own[i])
		}
	}
	v.MarkCells(pivots, step.Pivot)
	v.MarkCells(cells.Minus(pivots), step.Pincer)
	v.MarkCandidates(b, cells, digits, step.Pattern)
	return step.Step{
		Technique:    key,
		Eliminations: step.Candidates(b, cells, board.AllDigits&^digits),
		Args: []step.Arg{
			step.DigitsArg("digits", digits), step.CellsArg("cells", cells),
			step.CellsArg("pivots", pivots), step.HousesArg("houses", houses),
		},
		Views: []step.View{v},
	}
}

// markFirework marks the two lines of a pivot, and the places for the digits in the parts
// of the lines inside the pivot's box. It returns the lines.
func markFirework(b *board.Board, v *step.View, pivot board.Cell, digits board.DigitSet) board.HouseSet {
	houses := pivot.Houses()
	lines := board.NewHouseSet(houses[board.Row], houses[board.Column])
	v.MarkHouses(lines, step.Base)
	for line := range lines.All() {
		inBox := line.Cells().And(houses[board.Box].Cells()).Without(pivot)
		v.MarkCandidates(b, inBox, digits, step.SetA)
	}
	return lines
}
