package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Empty Rectangle: the places for a digit in a box lie in one of its rows and one of its
// columns, and each has places outside the cell where they cross. The other four cells
// are the empty rectangle. A line that crosses the row (or column) has two places for the
// digit, one of them on this row (or column). If the other place is false, this one is
// true, and the digit of the box is in the column (or row). The digit is therefore
// eliminated from the cell that sees both this part of the box and the other place.
//
// If the box has only two places, the pattern is also a chain of single candidates. It is
// yielded anyway (HoDoKu has an option for this).
//
// A dual empty rectangle combines two empty rectangles with the same box and different
// eliminations.
//
// Source: HoDoKu's technique pages, "Single Digit Patterns"; Sudopedia, "Empty
// Rectangle".

// emptyRectangle finds the single or the dual form.
type emptyRectangle struct {
	key  string
	dual bool
}

func (f emptyRectangle) Search(b *board.Board, yield func(step.Step) bool) {
	var found rectanglesOfBox
	for d := range board.AllDigits.All() {
		for box := range 9 {
			places := b.Places(d).And(board.BoxHouse(box).Cells())
			if n := places.Len(); n < 2 || n > 5 {
				continue
			}
			found.load(b, d, board.BoxHouse(box), places)
			if !f.yieldAll(&found, yield) {
				return
			}
		}
	}
}

func (f emptyRectangle) yieldAll(found *rectanglesOfBox, yield func(step.Step) bool) bool {
	list := found.list[:found.count]
	for i := range list {
		if !f.dual {
			if !yield(list[i].step(f.key)) {
				return false
			}
			continue
		}
		for j := range i {
			if list[j].cleared != list[i].cleared && !yield(dualRectangleStep(f.key, &list[j], &list[i])) {
				return false
			}
		}
	}
	return true
}

// rectanglePattern is an empty rectangle with a conjugate pair. The near end of the pair
// is in line with the near places of the box. The cleared cell is in line with the far
// places and sees the far end.
type rectanglePattern struct {
	digit     board.Digit
	box       board.House
	pair      board.House
	nearEnd   board.Cell
	farEnd    board.Cell
	near, far board.CellSet
	cleared   board.Cell
}

// rectanglesOfBox holds the patterns of a digit in a box. The places may fit two choices
// of row and column. For each choice, the pair can be in six lines in each direction.
type rectanglesOfBox struct {
	list  [24]rectanglePattern
	count int
}

func (r *rectanglesOfBox) load(b *board.Board, d board.Digit, box board.House, places board.CellSet) {
	r.count = 0
	corner := box.At(0)
	for i := range 3 {
		for j := range 3 {
			row, column := board.RowHouse(corner.Row()+i), board.ColumnHouse(corner.Column()+j)
			inRow, inColumn := places.And(row.Cells()), places.And(column.Cells())
			if inRow.Minus(column.Cells()).IsEmpty() || inColumn.Minus(row.Cells()).IsEmpty() ||
				!places.Within(inRow.Or(inColumn)) {
				continue
			}
			r.loadPairs(b, rectanglePattern{digit: d, box: box, near: inRow, far: places.Minus(inRow)}, row, column)
			r.loadPairs(b, rectanglePattern{digit: d, box: box, near: inColumn, far: places.Minus(inColumn)}, column, row)
		}
	}
}

// loadPairs completes a pattern with each possible conjugate pair. The near and far
// places and their lines are already known.
func (r *rectanglesOfBox) loadPairs(b *board.Board, p rectanglePattern, nearLine, farLine board.House) {
	for end := range b.Places(p.digit).And(nearLine.Cells()).Minus(p.box.Cells()).All() {
		across := board.ColumnHouse(end.Column())
		if nearLine.Kind() == board.Column {
			across = board.RowHouse(end.Row())
		}
		pair, ok := findConjugatePair(b, p.digit, across)
		if !ok {
			continue
		}
		p.pair, p.nearEnd, p.farEnd = across, end, pair.other(end)
		p.cleared = board.CellAt(p.farEnd.Row(), farLine.Index())
		if nearLine.Kind() == board.Column {
			p.cleared = board.CellAt(farLine.Index(), p.farEnd.Column())
		}
		if b.Has(p.cleared, p.digit) && !p.box.Cells().Has(p.cleared) {
			r.list[r.count] = p
			r.count++
		}
	}
}

// chain returns the chain from the pair's far end to the far places of the box.
func (p *rectanglePattern) chain() step.Chain {
	single := func(c board.Cell) step.Node { return step.NewNode(board.NewCandidate(c, p.digit)) }
	near := step.Node{Digit: p.digit, Cells: p.near}
	return step.Chain{
		{From: single(p.farEnd), To: single(p.nearEnd), Kind: step.Strong, Via: step.ViaHouse(p.pair)},
		step.WeakLink(single(p.nearEnd), near),
		{From: near, To: step.Node{Digit: p.digit, Cells: p.far}, Kind: step.Strong, Via: step.ViaHouse(p.box)},
	}
}

func (p *rectanglePattern) step(key string) step.Step {
	return singleDigitStep(key, []board.Candidate{board.NewCandidate(p.cleared, p.digit)}, p.chain())
}

func dualRectangleStep(key string, p, q *rectanglePattern) step.Step {
	x, y := board.NewCandidate(p.cleared, p.digit), board.NewCandidate(q.cleared, q.digit)
	return singleDigitStep(key, []board.Candidate{min(x, y), max(x, y)}, p.chain(), q.chain())
}
