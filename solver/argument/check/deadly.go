package check

import (
	"errors"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// deadly verifies that cells, if none of the extra candidates is true, could be filled in
// a second way with the same digits in each house. Then the puzzle would have two
// solutions or none.
//
// With two digits left for each cell, and each digit in two or no cells of a house, the
// second way exchanges the two digits of each cell. Otherwise all ways are tried.
func (c *checker) deadly(f *argument.Fact) error {
	b := c.board
	if f.Cells.Meets(b.Givens()) || f.Cells.IsEmpty() {
		return errFalse
	}
	extras := step.NewCandidateSet(f.Extras)
	var left [board.Cells]board.DigitSet
	for x := range f.Cells.All() {
		left[x] = f.Digits
		if f.Digits.IsEmpty() {
			left[x] = b.Candidates(x)
		}
		for d := range board.AllDigits.All() {
			y := board.NewCandidate(x, d)
			switch {
			case extras.Has(y) && !b.Has(x, d):
				return errFalse
			case extras.Has(y):
				left[x] = left[x].Without(d)
			case b.Has(x, d) && !left[x].Has(d):
				return errors.New(y.String() + " is extra")
			}
		}
		if v := b.Value(x); v != 0 && !left[x].Has(v) {
			return errFalse
		}
	}
	if !swaps(f.Cells, &left) && !alternates(b, f.Cells, &left) {
		return errors.New("there is no second way")
	}
	var clause []step.Claim
	for _, x := range f.Extras {
		clause = append(clause, step.Claim{Candidate: x, True: true})
	}
	c.clauses = append(c.clauses, clause)
	return nil
}

// swaps reports whether each cell has two digits and each digit is in two or no cells of
// a house.
func swaps(cells board.CellSet, left *[board.Cells]board.DigitSet) bool {
	for x := range cells.All() {
		if left[x].Len() != 2 {
			return false
		}
	}
	for h := range board.House(board.Houses) {
		var n [10]int
		for x := range h.Cells().And(cells).All() {
			for d := range left[x].All() {
				n[d]++
			}
		}
		for _, n := range n {
			if n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

// alternates reports whether, for each way to fill the cells, there is another with the
// same digits in each house.
func alternates(b *board.Board, cells board.CellSet, left *[board.Cells]board.DigitSet) bool {
	if cells.Len() > 9 {
		return false
	}
	type marks [board.Houses]board.DigitSet
	number := make(map[marks]int)
	fill(cells, board.CellSet{}, nil, left, func(filled map[board.Cell]board.Digit) {
		var m marks
		for x, d := range filled {
			for _, h := range x.Houses() {
				m[h] = m[h].With(d)
			}
		}
		number[m]++
	})
	for _, n := range number {
		if n < 2 {
			return false
		}
	}
	return len(number) > 0
}

// fill visits the ways to fill cells so that no cell sees its own digit.
func fill(cells, done board.CellSet, filled map[board.Cell]board.Digit, left *[board.Cells]board.DigitSet, visit func(map[board.Cell]board.Digit)) {
	if filled == nil {
		filled = make(map[board.Cell]board.Digit)
	}
	rest := cells.Minus(done)
	if rest.IsEmpty() {
		visit(filled)
		return
	}
	x := rest.First()
next:
	for d := range left[x].All() {
		for o := range x.Peers().And(done).All() {
			if filled[o] == d {
				continue next
			}
		}
		filled[x] = d
		fill(cells, done.With(x), filled, left, visit)
		delete(filled, x)
	}
}

// jammed verifies that the digits alone cannot fill the cells.
func (c *checker) jammed(f *argument.Fact) error {
	b := c.board
	if !f.Cells.Within(b.Empty()) {
		return errFalse
	}
	var left [board.Cells]board.DigitSet
	for x := range f.Cells.All() {
		left[x] = f.Digits
	}
	possible := false
	fill(f.Cells, board.CellSet{}, nil, &left, func(map[board.Cell]board.Digit) { possible = true })
	if possible {
		return errFalse
	}
	c.clauses = append(c.clauses, positive(b, f.Cells, board.AllDigits&^f.Digits))
	return nil
}
