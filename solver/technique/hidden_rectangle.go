package technique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Hidden rectangle: a unique rectangle in which one corner has only the two
// digits, a and b, and the lines through the opposite corner have no place for
// a but in the rectangle. Were b in that opposite corner, the two corners next
// to it would hold a, and the first one b: the deadly pattern.
//
// Two corners with only the two digits must be diagonal; a pair in a line is a
// unique rectangle of type 4.
//
// Source: HoDoKu's technique pages, "Uniqueness"; SudokuWiki, "Hidden Unique
// Rectangles".

const hiddenRectangleKey = "hidden-rectangle"

func hiddenRectangle(b *board.Board, yield func(step.Step) bool) {
	empty, bivalue := b.Empty(), wingBivalue(b)
	for i := range rectangles {
		r := &rectangles[i]
		if !r.cells.Within(empty) || !r.cells.Meets(bivalue) {
			continue
		}
		for k := range 4 {
			p, ok := r.pattern(b, k)
			p.key = hiddenRectangleKey
			diagonal := p.roof.Len() == 2 && p.roof.Houses().IsEmpty()
			if ok && (p.roof.Len() == 3 || diagonal) && !r.hidden(b, &p, yield) {
				return
			}
		}
	}
}

// hidden yields the steps of the pattern, from each corner without extra
// digits, and reports whether to go on.
func (r *rectangle) hidden(b *board.Board, p *deadlyPattern, yield func(step.Step) bool) bool {
	for k, corner := range r.corners {
		opposite := r.corners[3-k]
		if p.roof.Has(corner) {
			continue
		}
		lines := board.HouseSetOf(board.RowHouse(opposite.Row()), board.ColumnHouse(opposite.Column()))
		for a := range p.digits.All() {
			other := p.digits.Without(a)
			if (b.Candidates(opposite) & other).IsEmpty() || !r.closes(b, lines, a) {
				continue
			}
			s := p.step(b, step.Candidates(b, board.CellSetOf(opposite), other))
			s.Args = append(s.Args, step.CellArg("corner", corner), step.DigitArg("locked", a), step.HousesArg("houses", lines))
			v := &s.Views[0]
			v.MarkHouses(lines, step.Base)
			for h := range lines.All() {
				if places := b.Places(a).And(h.Cells()); places.Len() == 2 {
					v.Links = append(v.Links, deadlyPair(places, a, h))
				}
			}
			if !yield(s) {
				return false
			}
		}
	}
	return true
}
