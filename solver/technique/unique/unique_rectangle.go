package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Unique rectangle: four empty cells in two rows, two columns and two boxes
// that would hold nothing but two digits, a and b. The two could change
// places, so that a puzzle with one solution does not allow it. Types 1 to 4
// are those of every deadly pattern (deadly_pattern.go), type 2 with the two
// extra cells in a line; also:
//
//   - Type 5: the same extra digit in two cells that are diagonal or in
//     three, and in no line.
//   - Type 6: two extra cells are diagonal, and a has no place but in the
//     rectangle in the two rows, or in the two columns. Were it in the one
//     extra cell, it would be in the other, and b in the two remaining ones.
//
// A corner may lack one of the two digits, if no digit placed has taken it
// away: the argument does not need the candidate.
//
// Source: HoDoKu's technique pages, "Uniqueness"; SudokuWiki, "Unique
// Rectangles".

// rectangle is the corners of a rectangle in two boxes: the second is in the
// first one's row, the third in its column, the fourth opposite to it.
type rectangle struct {
	corners [4]board.Cell
	cells   board.CellSet
}

// rectangles are all of them, row by row.
var rectangles = func() (all []rectangle) {
	for first := range board.Cell(board.Cells) {
		for last := range board.Cell(board.Cells) {
			r, s, c, d := first.Row(), last.Row(), first.Column(), last.Column()
			if s > r && d > c && (r/3 == s/3) != (c/3 == d/3) {
				corners := [4]board.Cell{first, board.CellAt(r, d), board.CellAt(s, c), last}
				all = append(all, rectangle{corners, board.NewCellSet(corners[:]...)})
			}
		}
	}
	return all
}()

// rectangleType is one of the types, 1 to 6.
type rectangleType struct {
	key  string
	kind int
}

func (f rectangleType) Search(b *board.Board, yield func(step.Step) bool) {
	eachRectangle(b, f.key, func(r *rectangle, p Pattern) bool { return f.find(b, r, &p, yield) })
}

// eachRectangle visits the deadly patterns of the rectangles of empty cells that
// have a corner with only the two digits, until a visit reports false.
func eachRectangle(b *board.Board, key string, visit func(*rectangle, Pattern) bool) {
	empty, bivalue := b.Empty(), b.Bivalue()
	for i := range rectangles {
		r := &rectangles[i]
		if !r.cells.Within(empty) || !r.cells.Meets(bivalue) {
			continue
		}
		for k := range 4 {
			p, ok := r.pattern(b, k)
			p.Key = key
			if ok && !visit(r, p) {
				return
			}
		}
	}
}

// pattern is the deadly pattern with the digits of the bivalue corner k, and
// ok if there is one and no corner before k has the same.
func (r *rectangle) pattern(b *board.Board, k int) (p Pattern, ok bool) {
	p = Pattern{Cells: r.cells, Digits: b.Candidates(r.corners[k])}
	if p.Digits.Len() != 2 {
		return p, false
	}
	for i, c := range r.corners {
		has := b.Candidates(c)
		if i < k && has == p.Digits || has.Len() < 2 || (has & p.Digits).IsEmpty() {
			return p, false
		}
		for missing := range (p.Digits &^ has).All() {
			if deadlyPlaced(b, c, missing) {
				return p, false
			}
		}
	}
	p.Load(b)
	return p, true
}

// deadlyPlaced reports whether a digit is placed in a house of the cell.
func deadlyPlaced(b *board.Board, c board.Cell, d board.Digit) bool {
	for o := range c.Peers().All() {
		if b.Value(o) == d {
			return true
		}
	}
	return false
}

// Find yields the steps of the type and reports whether to go on.
func (f rectangleType) find(b *board.Board, r *rectangle, p *Pattern, yield func(step.Step) bool) bool {
	inLine := p.Roof.Len() == 2 && !p.Roof.Houses().IsEmpty()
	switch f.kind {
	case 2, 5:
		return inLine != (f.kind == 2) || p.Type2(b, yield)
	case 3:
		p.SE, p.narrow = 45, true
		return p.type3(b, yield)
	case 6:
		return inLine || p.Roof.Len() != 2 || r.type6(b, p, yield)
	}
	return p.YieldType(b, f.kind, yield)
}

// type6 yields the steps of type 6 and reports whether to go on.
func (r *rectangle) type6(b *board.Board, p *Pattern, yield func(step.Step) bool) bool {
	first, last := r.corners[0], r.corners[3]
	rows := board.NewHouseSet(board.RowHouse(first.Row()), board.RowHouse(last.Row()))
	columns := board.NewHouseSet(board.ColumnHouse(first.Column()), board.ColumnHouse(last.Column()))
	for d := range p.Digits.All() {
		for _, lines := range [2]board.HouseSet{rows, columns} {
			cleared := b.Places(d).And(p.Roof)
			if cleared.IsEmpty() || !r.closes(b, lines, d) {
				continue
			}
			s := p.step(b, step.Candidates(b, cleared, board.NewDigitSet(d)))
			s.Args = append(s.Args, step.DigitArg("locked", d), step.HousesArg("houses", lines))
			s.Views[0].MarkHouses(lines, step.Base)
			if !yield(s) {
				return false
			}
			break // with the other lines it would be the same
		}
	}
	return true
}

// closes reports whether the lines have no place for the digit outside of the
// rectangle.
func (r *rectangle) closes(b *board.Board, lines board.HouseSet, d board.Digit) bool {
	for h := range lines.All() {
		if !b.Places(d).And(h.Cells()).Within(r.cells) {
			return false
		}
	}
	return true
}
