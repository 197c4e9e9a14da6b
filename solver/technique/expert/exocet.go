package expert

import (
	"math/bits"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Junior exocet: two base cells in one line and box, with two to four
// candidates, the base digits. In each of the other two boxes of their chute, a
// pair of cells of one cross-line, off the base line: the target, which holds
// exactly one base digit. That is one cell, if the other, its companion, can hold
// no base digit; or both, if one of them must hold another digit, which has no
// place but these two in their box or cross-line. The third cross-line goes
// through the third cell beside the base. In the three cross-lines outside of
// the chute, the S cells, each base digit fits at most twice: two lines cover
// all its places and givens there.
//
// Then the targets hold the same two digits as the base. For a digit of the base
// is in no other cell of the base line and box; so it is in S cells of the third
// cross-line, and in each of the other two in the target or in S cells. It fits
// into S cells twice at most, so it is in a target. Both of the base's digits
// are, and there are two targets: each holds one of them, and the digit of a
// target is in S cells of both other cross-lines. From this follows:
//
//   - A target holds no other digit, but for the one that fills its second cell.
//   - A base digit that does not fit into a target, since it is no candidate or
//     has no place for it in the S cells of both other cross-lines, is not there;
//     one that fits into neither is not in the base either.
//   - The digit of a target of one cell is not in its line or the base line of
//     the other target's box, nor in the other target, so that it is in two cells
//     of the third line there, the mirror of the target. Each holds what the
//     other can.
//   - A digit that is certain to be in the base, as one of only two that are left
//     or the only one that fits into a cell or target, is not in cells that see
//     both base cells or all its places in the targets; and as it is in S cells
//     exactly twice, it is not in the rest of two lines that cover it there.
//
// Source: David P. Bird, "JExocet Compendium", Players' Forum, 2013, after
// champagne's exocet.

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

// exocetSearch looks for junior exocets with the base in a row, or flipped in a
// column. Lines are numbered 0 to 8 in the direction of the base, cross-lines
// the other way.
type exocetSearch struct {
	flip bool
	// spots[d-1][k] are, as a bit mask of lines, the places of d in the
	// cross-line k, placed digits among them.
	spots [9][9]uint16
}

// cell is where a line and a cross-line meet.
func (s *exocetSearch) cell(line, cross int) board.Cell {
	if s.flip {
		return board.CellAt(cross, line)
	}
	return board.CellAt(line, cross)
}

// lineHouse is a line as a house, crossHouse a cross-line.
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

// holds is a cell's candidates, or the digit placed there.
func holds(b *board.Board, c board.Cell) board.DigitSet {
	if d := b.Value(c); d != 0 {
		return board.NewDigitSet(d)
	}
	return b.Candidates(c)
}

// at looks for exocets with the base on a line, in the box with the cross-lines
// from one on but for a third one, and reports whether to go on.
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
	digits board.DigitSet // the base digits
	// cross are the cross-lines: those of the targets, and the third.
	cross   [3]int
	targets [2]exocetTarget
	// left are the base digits that the base may hold, sure those that it holds.
	left, sure board.DigitSet
}

// exocetTarget is a target of an exocet.
type exocetTarget struct {
	// cells are its one cell, or both of the pair; companion is the other cell
	// of the pair, if any.
	cells, companion board.CellSet
	// other is the digit that fills the second of two cells.
	other board.DigitSet
	// digits are the base digits that it may hold.
	digits board.DigitSet
	// mirror is that of a single cell.
	mirror board.CellSet
}

// load takes the targets and reports whether it is an exocet.
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

// inS are, as bit masks of lines, the places of a digit in the S cells of the
// three cross-lines.
func (e *exocet) inS(d board.Digit) (lines [3]uint16) {
	chute := uint16(0b111) << (e.line / 3 * 3)
	for i, cross := range e.cross {
		lines[i] = e.spots[d-1][cross] &^ chute
	}
	return lines
}

// fitsTwice reports whether two lines cover the places of a digit in the S
// cells: two lines across, one across and one of the three, or two of these.
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

// loadTarget takes a target and reports whether it holds exactly one base digit.
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
			// The lines of a chute add up to three times the middle one.
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

// lockedIn are the candidates of some cells that have no place but these in one
// of two houses of theirs.
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
