package check

import (
	"errors"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// set verifies an almost locked set. If all digits but two can fill fewer cells than
// there are, one of the two is in the cells.
func (c *checker) set(f *argument.Fact) error {
	b := c.board
	if !f.Cells.Within(b.Empty()) || b.DigitsIn(f.Cells) != f.Digits {
		return errFalse
	}
	any := false
	for x := range f.Digits.All() {
		for y := range f.Digits.All() {
			if x <= y && capacity(b, f.Cells, f.Digits.Without(x).Without(y)) < f.Cells.Len() {
				c.clauses = append(c.clauses, positive(b, f.Cells, board.NewDigitSet(x, y)))
				any = true
			}
		}
	}
	if !any {
		return errors.New("this is no almost locked set")
	}
	return nil
}

// capacity returns the maximum number of cells that the digits can fill. A digit counts
// for one cell or, if some of its places do not see each other, for all its places.
func capacity(b *board.Board, cells board.CellSet, digits board.DigitSet) (n int) {
	for d := range digits.All() {
		places := b.Places(d).And(cells)
		most := min(1, places.Len())
		for x := range places.All() {
			if !places.Without(x).Within(x.Peers()) {
				most = places.Len()
			}
		}
		n += most
	}
	return n
}

// positive returns the clause that at least one of the digits is in one of the cells. It
// leaves out digits that are not candidates.
func positive(b *board.Board, cells board.CellSet, digits board.DigitSet) (list []step.Claim) {
	for x := range cells.All() {
		for d := range (digits & b.Candidates(x)).All() {
			list = append(list, step.Claim{Candidate: board.NewCandidate(x, d), True: true})
		}
	}
	return list
}

// count verifies a count. Each truth has at least one true candidate and each link at
// most one, and there are as many truths as links. So if all fins are false, a candidate
// that is in more links than truths is false, and each link has a true candidate that is
// also in a truth.
func (c *checker) count(f *argument.Fact) error {
	b := c.board
	if len(f.Truths) != len(f.Links) || len(f.Truths) == 0 {
		return errors.New("the numbers differ")
	}
	for i, t := range f.Truths {
		if t.Digit == 0 && b.Value(t.Cell) != 0 || t.Digit != 0 && has(b, t.House, t.Digit) {
			return errFalse
		}
		for _, o := range f.Truths[:i] {
			if o == t {
				return errors.New("counted twice")
			}
		}
	}
	for i, l := range f.Links {
		for _, o := range f.Links[:i] {
			if o == l {
				return errors.New("counted twice")
			}
		}
	}
	fins := step.NewCandidateSet(f.Fins)
	var unless []step.Claim
	for _, x := range f.Fins {
		unless = append(unless, step.Claim{Candidate: x, True: true})
	}
	var counted board.CandidateSet
	for x := range board.Candidate(board.Candidates) {
		if !b.Has(x.Cell(), x.Digit()) || fins.Has(x) {
			continue
		}
		truths, links := members(f.Truths, x), members(f.Links, x)
		if truths > links {
			return errors.New(x.String() + " is not counted")
		}
		if truths > 0 {
			counted.Add(x)
		}
		if links > truths {
			c.clauses = append(c.clauses, append([]step.Claim{{Candidate: x}}, unless...))
		}
	}
	for _, l := range f.Links {
		clause := append([]step.Claim(nil), unless...)
		for x := range counted.All() {
			if l.Has(x) {
				clause = append(clause, step.Claim{Candidate: x, True: true})
			}
		}
		c.clauses = append(c.clauses, clause)
	}
	return nil
}

// members returns how many of the choices contain a candidate.
func members(list []argument.Choice, x board.Candidate) (n int) {
	for _, c := range list {
		if c.Has(x) {
			n++
		}
	}
	return n
}

// ways verifies the number of ways to place a digit. It then adds clauses for the cells
// that have the digit in every way and for those that have it in none.
func (c *checker) ways(f *argument.Fact) error {
	if f.Digits.Len() != 1 {
		return errFalse
	}
	d := f.Digits.First()
	var hold board.CellSet
	for x := range board.Cell(board.Cells) {
		if c.board.Value(x) == d {
			hold = hold.With(x)
		}
	}
	allowed := c.board.Places(d).Or(hold)
	number, in, never := 0, allowed, allowed
	var row func(r int, at board.CellSet)
	row = func(r int, at board.CellSet) {
		if r == 9 {
			number++
			in, never = in.And(at), never.Minus(at)
			return
		}
		free := allowed.And(board.RowHouse(r).Cells())
		if set := hold.And(free); !set.IsEmpty() {
			free = set
		}
		for x := range free.All() {
			if !at.Meets(x.Peers()) {
				row(r+1, at.With(x))
			}
		}
	}
	row(0, board.CellSet{})
	if number != f.Number {
		return errFalse
	}
	for x := range in.And(c.board.Empty()).All() {
		c.clauses = append(c.clauses, []step.Claim{{Candidate: board.NewCandidate(x, d), True: true}})
	}
	for x := range never.And(c.board.Empty()).All() {
		c.clauses = append(c.clauses, []step.Claim{{Candidate: board.NewCandidate(x, d)}})
	}
	return nil
}
