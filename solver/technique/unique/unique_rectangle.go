package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Unique rectangle: four empty cells in two rows, two columns and two boxes that would
// hold only two digits, a and b. The digits could be swapped, which a puzzle with a
// unique solution does not allow. Types 1 to 4 apply to every deadly pattern
// (deadly_pattern.go); in type 2 the two cells with the extra digit are in a line. There
// are also:
//
//   - Type 5: the same extra digit is in two diagonal cells or in three cells, which are
//     not in a line.
//   - Type 6: the two cells with extra digits are diagonal, and a has no places outside
//     the rectangle in its two rows, or in its two columns. If a were in one of these
//     cells, it would also be in the other, and b in the remaining two.
//
// A corner may lack one of the two digits unless a placed digit removed it, since the
// argument does not need the candidate.
//
// Source: HoDoKu's technique pages, "Uniqueness"; SudokuWiki, "Unique Rectangles".

// rectangle holds the corners of a rectangle in two boxes. The second is in the row of
// the first, the third in its column, and the fourth is opposite.
type rectangle struct {
	corners [4]board.Cell
	cells   board.CellSet
}

// rectangles lists all rectangles, row by row.
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

// rectangleType finds one of the types 1 to 6.
type rectangleType struct {
	key  string
	kind int
}

func (f rectangleType) Search(b *board.Board, yield func(step.Step) bool) {
	eachRectangle(b, f.key, func(r *rectangle, p Pattern) bool { return f.find(b, r, &p, yield) })
}

// eachRectangle visits the deadly patterns of all rectangles of empty cells that have a
// corner with only the two digits. It stops when visit returns false.
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

// pattern returns the deadly pattern with the digits of the bivalue corner k. ok is false
// if the digits form no such pattern or if an earlier corner gives the same pattern.
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

// deadlyPlaced reports whether the digit is placed in a house of the cell.
func deadlyPlaced(b *board.Board, c board.Cell, d board.Digit) bool {
	for o := range c.Peers().All() {
		if b.Value(o) == d {
			return true
		}
	}
	return false
}

// find yields the steps of the type. It returns false if yield did.
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

// type6 yields the steps of type 6. It returns false if yield did.
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
			break // the other lines would give the same step
		}
	}
	return true
}

// closes reports whether the lines have no places for the digit outside the rectangle.
func (r *rectangle) closes(b *board.Board, lines board.HouseSet, d board.Digit) bool {
	for h := range lines.All() {
		if !b.Places(d).And(h.Cells()).Within(r.cells) {
			return false
		}
	}
	return true
}
