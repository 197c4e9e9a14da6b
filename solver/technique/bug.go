package technique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Bivalue universal grave, BUG for short: every empty cell has two candidates
// and every digit that is missing in a house two places there. If that has a
// solution, the other candidates of all cells are a second one. So where only
// a few extra candidates keep a board from being a BUG, one of them is true:
//
//   - BUG+1: there is one extra candidate, and it is true. As in HoDoKu the
//     step takes the others out of its cell.
//   - Type 1: there are several, all in one cell, which holds no other. For
//     Sudoku Explainer BUG+1 is of this type too.
//   - Type 2: the extra candidates are all the same digit.
//   - Type 3: their cells lie in a house, and make a naked subset there with
//     others.
//   - Type 4: they are in two cells of a house, which has no other place for
//     a digit that is extra in neither: one cell holds that, the other an
//     extra candidate.
//
// A candidate counts as extra if its cell has more than two and each of its
// houses more than two places for the digit; the board without them must be a
// BUG.
//
// Source: HoDoKu's technique pages, "Bivalue Universal Grave"; Sudoku
// Explainer 1.2.1, rule "BivalueUniversalGrave".

// bug is one of the types: 0 for BUG+1, 1 to 4 for those of Sudoku Explainer.
type bug struct {
	key  string
	kind int
}

func (f bug) search(b *board.Board, yield func(step.Step) bool) {
	var g grave
	if g.load(b) {
		f.find(b, g, yield)
	}
}

// find yields the steps of the type. It takes a copy, so that only a BUG is
// moved to the heap.
func (f bug) find(b *board.Board, g grave, yield func(step.Step) bool) {
	p := deadlyPattern{key: f.key, cells: g.cells, roof: g.cells, extras: g.extras, of: &g.of, explainer: g.explainer}
	switch f.kind {
	case 0, 1:
		if g.cells.Len() == 1 && (g.count == 1) == (f.kind == 0) {
			yield(p.step(b, step.Candidates(b, g.cells, board.AllDigits&^g.extras)))
		}
	case 2:
		p.type2(b, yield)
	case 3:
		p.se = 57
		p.type3(b, yield)
	case 4:
		g.type4(b, &p, yield)
	}
}

// grave is the extra candidates of a board that would be a BUG without them.
type grave struct {
	cells  board.CellSet
	extras board.DigitSet
	of     [board.Cells]board.DigitSet
	count  int
	// explainer: found by Sudoku Explainer's rules (explainer_grave.go), whose
	// type 4 has one digit that the two cells share.
	explainer bool
}

// load finds the extra candidates and reports whether there are any and the
// rest is a BUG.
func (g *grave) load(b *board.Board) bool {
	empty := b.Empty()
	for c := range empty.All() {
		if b.Candidates(c).Len() > 2 {
			g.cells = g.cells.With(c)
		}
	}
	if n := g.cells.Len(); n == 0 || n > 12 {
		return false
	}
	rest := *b
	for c := range g.cells.All() {
		for d := range b.Candidates(c).All() {
			if graveCrowded(b, c, d) {
				g.of[c] = g.of[c].With(d)
				g.count++
				rest.Eliminate(c, d)
			}
		}
		g.extras |= g.of[c]
	}
	return isGrave(&rest)
}

// isGrave reports whether every empty cell has two candidates and every digit
// that is missing in a house two places there.
func isGrave(b *board.Board) bool {
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() != 2 {
			return false
		}
	}
	for h := range board.House(board.Houses) {
		for d := range board.AllDigits.All() {
			if n := b.Places(d).And(h.Cells()).Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

// graveCrowded reports whether each house of the cell has more than two places
// for the digit.
func graveCrowded(b *board.Board, c board.Cell, d board.Digit) bool {
	for _, h := range c.Houses() {
		if b.Places(d).And(h.Cells()).Len() <= 2 {
			return false
		}
	}
	return true
}

func (g *grave) type4(b *board.Board, p *deadlyPattern, yield func(step.Step) bool) {
	if g.cells.Len() != 2 {
		return
	}
	first := g.cells.First()
	last := g.cells.Without(first).First()
	common := b.Candidates(first) & b.Candidates(last) &^ g.extras
	if g.explainer && common.Len() > 1 {
		return
	}
	for d := range common.All() {
		for h := range g.cells.Houses().All() {
			if b.Places(d).And(h.Cells()) != g.cells {
				continue
			}
			cleared := append(step.Candidates(b, board.CellSetOf(first), board.AllDigits.Without(d)&^g.of[first]),
				step.Candidates(b, board.CellSetOf(last), board.AllDigits.Without(d)&^g.of[last])...)
			if len(cleared) == 0 {
				continue
			}
			s := p.step(b, cleared)
			s.Args = append(s.Args, step.DigitArg("locked", d), step.HouseArg("house", h))
			v := &s.Views[0]
			v.MarkHouses(board.HouseSetOf(h), step.Base)
			v.Links = append(v.Links, deadlyPair(g.cells, d, h))
			if !yield(s) {
				return
			}
			break // in a second house it would be the same
		}
	}
}
