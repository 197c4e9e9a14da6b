package expert

import (
	"math/bits"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Junior exocet: two base cells in one line and box have two to four candidates, the base
// digits. Each of the other two boxes of their chute has a pair of cells in one
// cross-line, off the base line: the target, which holds exactly one base digit. The
// target is one cell if the other, its companion, cannot hold a base digit. It is both
// cells if one of them must hold another digit, which has no other places in their box or
// cross-line. The third cross-line goes through the third cell beside the base. The cells
// of the three cross-lines outside the chute are the S cells. Each base digit fits there
// at most twice: two lines cover all its places and givens in the S cells.
//
// The targets then hold the same two digits as the base, for the following reason. A
// digit of the base is in no other cell of the base line and box. So it is in S cells of
// the third cross-line and, in each of the other two cross-lines, in the target or in S
// cells. It fits into S cells at most twice, so it is in a target. This applies to both
// digits of the base, and there are two targets. So each target holds one of them, and
// the digit of a target is in S cells of both other cross-lines. Conclusions:
//
//   - A target holds no other digits, except the one that fills its second cell.
//   - A base digit does not fit into a target if it is not a candidate there or has no
//     places in the S cells of both other cross-lines. A digit that fits into neither
//     target is not in the base either.
//   - The digit of a target that is one cell is not in that cell's line or the base line
//     in the other target's box, nor in the other target. So it is in one of two cells of
//     the third line there, the mirror of the target. Target and mirror can hold only
//     digits that the other can hold.
//   - A digit is certainly in the base if only two are left or if it is the only one that
//     fits into a cell or target. It is then eliminated from cells that see both base
//     cells or all its places in the targets. Since it is in S cells exactly twice, it is
//     also eliminated from the rest of two lines that cover its places there.
//
// Source: David P. Bird, "JExocet Compendium", Players' Forum, 2013, after champagne's
// exocet.

const exocetKey = "junior-exocet"

func JuniorExocet(b *board.Board, yield func(step.Step) bool) {
	var s exocetSearch
	for _, s.flip = range []bool{false, true} {
		s.load(b)
		for line := range 9 {
			for box := range 3 {
				for third := range 3 {
					if !s.at(b, line, 3*box, 3*box+third, yield) {
						return
					}
				}
			}
		}
	}
}

// exocetSearch searches for junior exocets with the base in a row or, if flip is set, in
// a column. Lines are numbered 0 to 8 in the direction of the base, cross-lines in the
// other direction.
type exocetSearch struct {
	flip bool
	// spots[d-1][k] is a bit mask of the lines with places for d in the cross-line k,
	// including placed digits.
	spots [9][9]uint16
}

// cell returns the cell where a line and a cross-line meet.
func (s *exocetSearch) cell(line, cross int) board.Cell {
	if s.flip {
		return board.CellAt(cross, line)
	}
	return board.CellAt(line, cross)
}

// lineHouse returns the house of a line.
func (s *exocetSearch) lineHouse(line int) board.House {
	if s.flip {
		return board.ColumnHouse(line)
	}
	return board.RowHouse(line)
}

func (s *exocetSearch) crossHouse(cross int) board.House {
	if s.flip {
		return board.RowHouse(cross)
	}
	return board.ColumnHouse(cross)
}

func (s *exocetSearch) load(b *board.Board) {
	s.spots = [9][9]uint16{}
	for line := range 9 {
		for cross := range 9 {
			for d := range holds(b, s.cell(line, cross)).All() {
				s.spots[d-1][cross] |= 1 << line
			}
		}
	}
}

// holds returns the candidates of a cell, or the digit placed there.
func holds(b *board.Board, c board.Cell) board.DigitSet {
	if d := b.Value(c); d != 0 {
		return board.NewDigitSet(d)
	}
	return b.Candidates(c)
}

// at yields the exocets with the base on a line, in the box whose cross-lines start at
// from. third is the cross-line that is left out. It returns false if yield did.
func (s *exocetSearch) at(b *board.Board, line, from, third int, yield func(step.Step) bool) bool {
	e := exocet{exocetSearch: s, line: line}
	for cross := from; cross < from+3; cross++ {
		if cross == third {
			continue
		}
		c := s.cell(line, cross)
		if b.Value(c) != 0 {
			return true
		}
		e.base = e.base.With(c)
		e.digits |= b.Candidates(c)
	}
	if n := e.digits.Len(); n < 2 || n > 4 {
		return true
	}
	first, second := (from+3)%9, (from+6)%9
	if first > second {
		first, second = second, first
	}
	for i := range 3 {
		for j := range 3 {
			e.cross = [3]int{first + i, second + j, third}
			if e.load(b) && !e.show(b, yield) {
				return false
			}
		}
	}
	return true
}

// exocet is a junior exocet.
type exocet struct {
	*exocetSearch
	line   int
	base   board.CellSet
	digits board.DigitSet // base digits
	// cross holds the cross-lines of the two targets, then the third cross-line.
	cross   [3]int
	targets [2]exocetTarget
	// left holds the base digits that the base may hold, and sure the digits that it
	// certainly holds.
	left, sure board.DigitSet
}

// exocetTarget is a target of an exocet.
type exocetTarget struct {
	// cells holds the single cell or both cells of the pair. companion holds the other
	// cell, if any.
	cells, companion board.CellSet
	// other holds the digit that fills the second of two cells.
	other board.DigitSet
	// digits holds the base digits that the target may hold.
	digits board.DigitSet
	// mirror holds the mirror of a single cell.
	mirror board.CellSet
}

// load sets the targets and reports whether the cells form an exocet.
func (e *exocet) load(b *board.Board) bool {
	for d := range e.digits.All() {
		if !e.fitsTwice(d) {
			return false
		}
	}
	for i := range e.targets {
		if !e.loadTarget(b, i) {
			return false
		}
	}
	return true
}

// inS returns a bit mask for each of the three cross-lines: the lines with places for a
// digit in S cells.
func (e *exocet) inS(d board.Digit) (lines [3]uint16) {
	chute := uint16(0b111) << (e.line / 3 * 3)
	for i, cross := range e.cross {
		lines[i] = e.spots[d-1][cross] &^ chute
	}
	return lines
}

// fitsTwice reports whether two lines, of either direction, cover the places for a digit
// in the S cells.
func (e *exocet) fitsTwice(d board.Digit) bool {
	in := e.inS(d)
	if bits.OnesCount16(in[0]|in[1]|in[2]) <= 2 {
		return true
	}
	for i := range in {
		if in[i] == 0 || bits.OnesCount16(in[(i+1)%3]|in[(i+2)%3]) <= 1 {
			return true
		}
	}
	return false
}

// loadTarget sets a target and reports whether it holds exactly one base digit.
func (e *exocet) loadTarget(b *board.Board, i int) bool {
	t := exocetTarget{}
	cross, other := e.cross[i], e.cross[1-i]
	var pair board.CellSet
	chute := e.line / 3 * 3
	for line := chute; line < chute+3; line++ {
		if line == e.line {
			continue
		}
		c := e.cell(line, cross)
		pair = pair.With(c)
		if digits := holds(b, c) & e.digits; digits != 0 {
			t.cells = t.cells.With(c)
			t.digits |= digits
			// The three line numbers of a chute add up to three times the middle one.
			opposite := e.lineHouse(3*(chute+1) - e.line - line).Cells()
			box := board.BoxHouse(e.cell(line, other).Box()).Cells()
			t.mirror = opposite.And(box).Minus(e.crossHouse(other).Cells())
		}
	}
	switch t.cells.Len() {
	case 1:
		t.companion = pair.Minus(t.cells)
	case 2:
		t.mirror = board.CellSet{}
		t.other = lockedIn(b, pair, board.BoxHouse(pair.First().Box()), e.crossHouse(cross)) &^ e.digits
		if !pair.Within(b.Empty()) || t.other.Len() != 1 {
			return false
		}
	}
	e.targets[i] = t
	return t.digits != 0
}

// lockedIn returns the digits whose places in one of the houses are all among the cells.
func lockedIn(b *board.Board, cells board.CellSet, houses ...board.House) (locked board.DigitSet) {
	for d := range b.DigitsIn(cells).All() {
		for _, h := range houses {
			if h.Cells().And(b.Places(d)).Within(cells) {
				locked = locked.With(d)
			}
		}
	}
	return locked
}
