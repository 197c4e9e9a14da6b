package expert

import (
	"cmp"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/sorting"
	"sudoku/solver/step"
)

// fireworkPair finds two digits with a firework on the same three cells, and a cell
// elsewhere that can hold only these two.
//
//   - Almost locked pair: the cell is in the pivot's box, off both lines. The digit that
//     it holds is then at both ends, and the other one at the pivot. So the ends, too,
//     hold only these digits, and the digits have no places in the box other than the
//     pivot and that cell.
//   - W-Wing: the cell sees both ends. The digit that it holds is at neither end and
//     therefore at the pivot, which can hold only the two digits.
//
// Source: shye, "Fireworks", New Sudoku Players' Forum, November 2021.
type fireworkPair struct {
	key   string
	wWing bool
}

func (f fireworkPair) Search(b *board.Board, yield func(step.Step) bool) {
	var all fireworks
	all.load(b)
	empty := b.Empty()
	for _, at := range corners {
		for i, pivot := range at {
			ends := board.NewCellSet(at[i^1], at[i^2])
			digits := all.at(pivot, at[i^1], at[i^2])
			if digits.Len() < 2 || !ends.With(pivot).Within(empty) {
				continue
			}
			across := board.NewCellSet(at[3-i])
			if !f.wWing {
				houses := pivot.Houses()
				across = houses[board.Box].Cells().Minus(houses[board.Row].Cells()).Minus(houses[board.Column].Cells())
			}
			for c := range across.All() {
				pair := b.Candidates(c)
				if pair.Len() == 2 && pair&^digits == 0 && isSpread(b, pivot, pair) &&
					!f.show(b, pivot, ends, c, pair, yield) {
					return
				}
			}
		}
	}
}

// isSpread reports whether both lines of a pivot have other places for the digits in the
// box. If a line has none, the digits are a hidden pair of that line.
func isSpread(b *board.Board, pivot board.Cell, digits board.DigitSet) bool {
	houses := pivot.Houses()
	beside := b.CellsWith(digits).And(houses[board.Box].Cells()).Without(pivot)
	return beside.Meets(houses[board.Row].Cells()) && beside.Meets(houses[board.Column].Cells())
}

// show yields the step if there are eliminations. It returns false if yield did.
func (f fireworkPair) show(b *board.Board, pivot board.Cell, ends board.CellSet, cell board.Cell, pair board.DigitSet, yield func(step.Step) bool) bool {
	emptied, own := board.CellSet{}, board.NewCellSet(pivot)
	if !f.wWing {
		emptied, own = board.BoxHouse(pivot.Box()).Cells().Without(pivot).Without(cell), own.Or(ends)
	}
	if b.DigitsIn(own)&^pair|b.DigitsIn(emptied)&pair == 0 {
		return true
	}
	effects := slices.Concat(step.Candidates(b, own, board.AllDigits&^pair), step.Candidates(b, emptied, pair))
	sorting.Stable(effects, cmp.Compare[board.Candidate])
	var v step.View
	houses := markFirework(b, &v, pivot, pair)
	v.MarkCells(board.NewCellSet(pivot), step.Pivot)
	v.MarkCells(ends, step.Pincer)
	v.MarkCells(board.NewCellSet(cell), step.SetB)
	v.MarkCandidates(b, ends.With(pivot), pair, step.Pattern)
	v.MarkCandidates(b, board.NewCellSet(cell), pair, step.SetB)
	return yield(step.Step{
		Technique:    f.key,
		Eliminations: effects,
		Args: []step.Arg{
			step.DigitsArg("digits", pair), step.CellArg("pivot", pivot), step.CellsArg("ends", ends),
			step.CellArg("cell", cell), step.HousesArg("houses", houses),
		},
		Views: []step.View{v},
	})
}
