package unique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Extended unique rectangle: six cells in two lines and three crossing lines, in two or
// three boxes, that would hold only three digits. Each of the two lines would hold all
// three, so the lines could be swapped. This is a deadly pattern, which leads to one of
// the four types (deadly_pattern.go).
//
// There are two shapes. Either the two lines are in one chute and the crossing lines in
// three chutes, with two cells per box, or the two lines are in two chutes and the
// crossing lines in one chute, with three cells per box.
//
// Source: SudokuWiki, "Extended Unique Rectangles"; Sudopedia, "Extended Rectangle".

// extendedRectangles lists the sets of six cells, starting with sets in two rows.
var extendedRectangles = func() (all []board.CellSet) {
	for turned := range 2 {
		for _, lines := range board.Choices(9, 2) {
			for _, crossing := range board.Choices(9, 3) {
				n, m := extendedChutes(lines), extendedChutes(crossing)
				if (n != 1 || m != 3) && (n != 2 || m != 1) {
					continue
				}
				var cells board.CellSet
				for c := range board.Cell(board.Cells) {
					at := [2]int{c.Row(), c.Column()}
					if lines>>at[turned]&1 != 0 && crossing>>at[1-turned]&1 != 0 {
						cells = cells.With(c)
					}
				}
				all = append(all, cells)
			}
		}
	}
	return all
}()

// extendedChutes returns the number of chutes that contain the lines of a mask.
func extendedChutes(mask uint16) int {
	n := 0
	for chute := range 3 {
		if mask>>(3*chute)&7 != 0 {
			n++
		}
	}
	return n
}

// extendedRectangle finds one of the types 1 to 4.
type extendedRectangle struct {
	key  string
	kind int
}

func (f extendedRectangle) Search(b *board.Board, yield func(step.Step) bool) {
	empty := b.Empty()
	var small board.CellSet // cells with two or three candidates
	for c := range empty.All() {
		if n := b.Candidates(c).Len(); n == 2 || n == 3 {
			small = small.With(c)
		}
	}
	for _, cells := range extendedRectangles {
		if !cells.Within(empty) || cells.And(small).Len() < 4 {
			continue
		}
		if !f.fill(b, cells, cells.And(small), yield) {
			return
		}
	}
}

// fill tries the sets of three digits that are the candidates of one or two of the small
// cells. It returns false if yield did.
func (f extendedRectangle) fill(b *board.Board, cells, small board.CellSet, yield func(step.Step) bool) bool {
	var tried [21]board.DigitSet
	count := 0
	for c := range small.All() {
		for o := range small.All() {
			digits := b.Candidates(c) | b.Candidates(o)
			if o < c || digits.Len() != 3 || slices.Contains(tried[:count], digits) {
				continue
			}
			tried[count] = digits
			count++
			p := Pattern{Key: f.key, Cells: cells, Digits: digits}
			if p.extends(b) && !p.YieldType(b, f.kind, yield) {
				return false
			}
		}
	}
	return true
}

// extends finds the roof. It reports whether the roof has at most two cells and every
// cell of the rectangle has at least one of the digits as a candidate.
func (p *Pattern) extends(b *board.Board) bool {
	for c := range p.Cells.All() {
		if (b.Candidates(c) & p.Digits).IsEmpty() {
			return false
		}
	}
	p.Load(b)
	return p.Roof.Len() <= 2
}
