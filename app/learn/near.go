package learn

import (
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// NearMiss is a board that resembles the example of a technique but lacks its pattern.
type NearMiss struct {
	Board *show.Board
	Why   string // "" if there is no near miss
}

// newNearMiss returns the near miss of a technique, given the step in its example.
func newNearMiss(x *technique.Technique, s *step.Step, t *text.Catalog) (n NearMiss) {
	miss, ok := x.NearMiss()
	if !ok {
		return n
	}
	b := board.New(&miss.Position)
	n.Board = lessonBoard(&b, &s.Views[0], t)
	cell, digit := miss.Extra.Cell(), miss.Extra.Digit()
	spoils := &n.Board.Cells[cell].Drawn
	spoils.Shown, spoils.Pointed = true, true
	spoils.Words = spoils.Words.With(digit)
	if h, ok := anotherPlace(&s.Views[0], miss.Extra); ok {
		n.Why = t.Fill(t.Learn.NearPlace, "digit", int(digit), "house", h, "cell", cell)
	} else {
		n.Why = t.Fill(t.Learn.NearDigit, "digit", int(digit), "cell", cell)
	}
	return n
}

// anotherPlace returns a house of the pattern in which candidate x is another place for a
// digit of the pattern. ok is false if there is none.
func anotherPlace(v *step.View, x board.Candidate) (h board.House, ok bool) {
	var houses board.HouseSet
	for _, l := range v.Links {
		if l.Kind == step.Strong && l.Via.Kind == step.InHouse && l.From.Digit == x.Digit() {
			houses = houses.With(l.Via.House)
		}
	}
	for _, marked := range v.Houses {
		if marked.Role&step.Cover == 0 {
			houses = houses.With(marked.Item)
		}
	}
	for h := range houses.All() {
		if !h.Cells().Has(x.Cell()) {
			continue
		}
		for _, c := range v.Candidates {
			if c.Item.Digit() == x.Digit() && c.Item != x && c.Role&^step.Eliminated != 0 && h.Cells().Has(c.Item.Cell()) {
				return h, true
			}
		}
	}
	return 0, false
}
