package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Singles: a cell must hold a digit because the cell or the digit has no other option.
//
//   - Full house: the last empty cell of a house takes the missing digit.
//   - Naked single: a cell has one candidate left.
//   - Hidden single: a house has one place left for a digit. Sudoku Explainer's rating
//     depends on whether the house is a box, which is easier to spot, or a line. The
//     catalog therefore has two techniques, and the one for lines leaves out placements
//     that a box shows too. HoDoKu has one code for both.
//
// A full house is also a naked and a hidden single, and is yielded as each of them.
//
// Source: HoDoKu's technique pages, "Singles"; ratings of hidden singles: Sudoku
// Explainer 1.2.1.

func FullHouse(b *board.Board, yield func(step.Step) bool) {
	empty := b.Empty()
	var seen board.CellSet
	for _, h := range board.BoxesFirst() {
		last := h.Cells().And(empty).Minus(seen)
		if last.Len() != 1 || h.Cells().And(empty) != last {
			continue
		}
		c := last.First()
		if b.Candidates(c).Len() != 1 {
			continue // the board is inconsistent
		}
		seen = seen.With(c)
		if !yield(single("full-house", b, c, b.Candidates(c).First(), h, h.Cells())) {
			return
		}
	}
}

func NakedSingle(b *board.Board, yield func(step.Step) bool) {
	for c := range b.Empty().All() {
		if digits := b.Candidates(c); digits.Len() == 1 {
			if !yield(nakedSingleStep(b, c, digits.First())) {
				return
			}
		}
	}
}

const nakedSingleKey = "naked-single"

func nakedSingleStep(b *board.Board, c board.Cell, d board.Digit) step.Step {
	s := step.Step{
		Technique:  nakedSingleKey,
		Placements: []board.Candidate{board.NewCandidate(c, d)},
		Args:       []step.Arg{step.CellArg("cell", c), step.DigitArg("digit", d)},
		Views:      make([]step.View, 1),
	}
	s.Views[0].MarkCells(board.NewCellSet(c), step.Pattern)
	s.Views[0].MarkCandidates(b, board.NewCellSet(c), board.NewDigitSet(d), step.Pattern)
	return s
}

func HiddenSingleBox(b *board.Board, yield func(step.Step) bool) {
	for box := range 9 {
		h := board.BoxHouse(box)
		for d := range board.AllDigits.All() {
			if places := b.Places(d).And(h.Cells()); places.Len() == 1 &&
				!yield(single("hidden-single-box", b, places.First(), d, h, places)) {
				return
			}
		}
	}
}

func HiddenSingleLine(b *board.Board, yield func(step.Step) bool) {
	var seen board.CandidateSet
	for h := range board.House(18) {
		for d := range board.AllDigits.All() {
			places := b.Places(d).And(h.Cells())
			if places.Len() != 1 {
				continue
			}
			c := places.First()
			x := board.NewCandidate(c, d)
			if seen.Has(x) || b.Places(d).And(board.BoxHouse(c.Box()).Cells()) == places {
				continue
			}
			seen.Add(x)
			if !yield(single("hidden-single-line", b, c, d, h, places)) {
				return
			}
		}
	}
}

// single returns the step that places d in c because of the house h.
func single(key string, b *board.Board, c board.Cell, d board.Digit, h board.House, cells board.CellSet) step.Step {
	s := step.Step{
		Technique:  key,
		Placements: []board.Candidate{board.NewCandidate(c, d)},
		Args:       []step.Arg{step.CellArg("cell", c), step.DigitArg("digit", d), step.HouseArg("house", h)},
		Views:      make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(board.NewHouseSet(h), step.Base)
	v.MarkCells(cells, step.Pattern)
	v.MarkCandidates(b, board.NewCellSet(c), board.NewDigitSet(d), step.Pattern)
	return s
}
