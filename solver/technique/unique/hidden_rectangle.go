package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Hidden rectangle: a unique rectangle in which one corner has only the two digits, a and
// b, and the lines through the opposite corner have no places for a outside the
// rectangle. If the opposite corner held b, its two neighbours would hold a, and the
// first corner b, which completes the deadly pattern.
//
// If two corners have only the two digits, they must be diagonal, because a pair in a
// line is a unique rectangle of type 4.
//
// Source: HoDoKu's technique pages, "Uniqueness"; SudokuWiki, "Hidden Unique Rectangles".

const hiddenRectangleKey = "hidden-rectangle"

func HiddenRectangle(b *board.Board, yield func(step.Step) bool) {
	eachRectangle(b, hiddenRectangleKey, func(r *rectangle, p Pattern) bool {
		diagonal := p.Roof.Len() == 2 && p.Roof.Houses().IsEmpty()
		return p.Roof.Len() != 3 && !diagonal || r.hidden(b, &p, yield)
	})
}

// hidden yields the steps of the pattern from each corner without extra digits. It
// returns false if yield did.
func (r *rectangle) hidden(b *board.Board, p *Pattern, yield func(step.Step) bool) bool {
	for k, corner := range r.corners {
		opposite := r.corners[3-k]
		if p.Roof.Has(corner) {
			continue
		}
		lines := board.NewHouseSet(board.RowHouse(opposite.Row()), board.ColumnHouse(opposite.Column()))
		for a := range p.Digits.All() {
			other := p.Digits.Without(a)
			if (b.Candidates(opposite) & other).IsEmpty() || !r.closes(b, lines, a) {
				continue
			}
			s := p.step(b, step.Candidates(b, board.NewCellSet(opposite), other))
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
