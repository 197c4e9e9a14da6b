package chain

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// 2-String Kite: a row and a column each have two places for a digit, and one place of
// each is in the same box. These two are not both true, so one of the other places is
// true, and the digit is eliminated from the cell that sees both of them.
//
// A dual kite combines two kites that use the same two cells of a box. One kite uses the
// row through the first cell and the column through the second; the other uses the other
// two lines. The step contains the eliminations of both. As in HoDoKu, the two kites may
// have different digits.
//
// Source: HoDoKu's technique pages, "Single Digit Patterns"; Sudopedia, "2-String Kite".

// twoStringKite finds the single or the dual form.
type twoStringKite struct {
	key  string
	dual bool
}

func (f twoStringKite) Search(b *board.Board, yield func(step.Step) bool) {
	for box := range 9 {
		h := board.BoxHouse(box)
		for i := range 9 {
			for j := range i {
				if !f.searchCells(b, h.At(j), h.At(i), yield) {
					return
				}
			}
		}
	}
}

// searchCells yields the kites through two cells of a box. It returns false if yield did.
func (f twoStringKite) searchCells(b *board.Board, x, y board.Cell, yield func(step.Step) bool) bool {
	if x.Row() == y.Row() || x.Column() == y.Column() {
		return true
	}
	var kites [18]turbotChain
	n := 0
	for d := range (b.Candidates(x) & b.Candidates(y)).All() {
		for _, cells := range [2][2]board.Cell{{x, y}, {y, x}} {
			k, ok := f.kite(b, d, cells)
			if !ok {
				continue
			}
			if !f.dual && !yield(singleDigitStep(f.key, []board.Candidate{k.kiteClears()}, k.chain())) {
				return false
			}
			for i := range kites[:n] {
				if f.dual && kites[i].kiteClears() != k.kiteClears() && !yield(dualKiteStep(&kites[i], &k)) {
					return false
				}
			}
			kites[n] = k
			n++
		}
	}
	return true
}

// kite returns the kite of the row through the first of two cells and the column through
// the second. ok is false if no kite eliminates anything.
func (f twoStringKite) kite(b *board.Board, d board.Digit, inner [2]board.Cell) (c turbotChain, ok bool) {
	row, inRow := findConjugatePair(b, d, board.RowHouse(inner[0].Row()))
	if !inRow {
		return c, false
	}
	column, inColumn := findConjugatePair(b, d, board.ColumnHouse(inner[1].Column()))
	if !inColumn {
		return c, false
	}
	c = turbotChain{f.key, d, [2]board.House{row.house, column.house},
		[2]board.Cell{row.other(inner[0]), column.other(inner[1])}, inner}
	return c, c.isDistinct() && b.Has(c.crossing(), d)
}

// crossing returns the cell that the kite clears.
func (c *turbotChain) crossing() board.Cell {
	return board.CellAt(c.ends[1].Row(), c.ends[0].Column())
}

func (c *turbotChain) kiteClears() board.Candidate { return board.NewCandidate(c.crossing(), c.digit) }

func dualKiteStep(p, q *turbotChain) step.Step {
	x, y := p.kiteClears(), q.kiteClears()
	return singleDigitStep(p.key, []board.Candidate{min(x, y), max(x, y)}, p.chain(), q.chain())
}
