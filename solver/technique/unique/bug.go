package unique

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Bivalue universal grave (BUG): every empty cell has two candidates, and every missing
// digit of a house has two places there. If such a board has a solution, the other
// candidate of each cell gives a second one. So if only a few extra candidates keep a
// board from being a BUG, one of them is true:
//
//   - BUG+1: the only extra candidate is true. As in HoDoKu, the step eliminates the
//     other candidates of its cell.
//   - Type 1: there are several extra candidates in one cell, which loses its other
//     candidates. In Sudoku Explainer, BUG+1 is also of this type.
//   - Type 2: all extra candidates have the same digit.
//   - Type 3: the cells with extra candidates are in one house and form a naked subset
//     with other cells there.
//   - Type 4: the extra candidates are in two cells of a house, which has no other place
//     for a digit that is extra in neither cell. One cell holds that digit, and the other
//     holds an extra candidate.
//
// A candidate is extra if its cell has more than two candidates and each of its houses
// has more than two places for the digit. The board without the extra candidates must be
// a BUG.
//
// Source: HoDoKu's technique pages, "Bivalue Universal Grave"; Sudoku Explainer 1.2.1,
// rule "BivalueUniversalGrave".

// bug finds one of the types: 0 for BUG+1, 1 to 4 for Sudoku Explainer's types.
type bug struct {
	key  string
	kind int
}

func (f bug) Search(b *board.Board, yield func(step.Step) bool) {
	var g Grave
	if g.load(b) {
		g.Find(b, f.key, f.kind, yield)
	}
}

// Find yields the steps of a type. It has a value receiver so that only an actual BUG
// escapes to the heap.
func (g Grave) Find(b *board.Board, key string, kind int, yield func(step.Step) bool) {
	p := Pattern{Key: key, Cells: g.Cells, Roof: g.Cells, extras: g.Extras, of: &g.Of, Subset: g.Subset}
	switch kind {
	case 0, 1:
		if g.Cells.Len() == 1 && (g.Count == 1) == (kind == 0) {
			yield(p.step(b, step.Candidates(b, g.Cells, board.AllDigits&^g.Extras)))
		}
	case 2:
		p.Type2(b, yield)
	case 3:
		p.SE = 57
		p.type3(b, yield)
	case 4:
		g.type4(b, &p, yield)
	}
}

// Grave holds the extra candidates of a board. Without them, the board would be a BUG.
type Grave struct {
	Cells  board.CellSet
	Extras board.DigitSet
	Of     [board.Cells]board.DigitSet
	Count  int
	// Subset is used as Pattern.Subset.
	Subset func(pattern, extras, digits board.DigitSet, empty int) (extra int, ok bool)
}

// load finds the extra candidates. It reports whether there are any and the board would
// be a BUG without them. It gives up if more than twelve cells have more than two
// candidates.
func (g *Grave) load(b *board.Board) bool {
	empty := b.Empty()
	for c := range empty.All() {
		if b.Candidates(c).Len() > 2 {
			g.Cells = g.Cells.With(c)
		}
	}
	if n := g.Cells.Len(); n == 0 || n > 12 {
		return false
	}
	rest := *b
	for c := range g.Cells.All() {
		for d := range b.Candidates(c).All() {
			if graveCrowded(b, c, d) {
				g.Of[c] = g.Of[c].With(d)
				g.Count++
				rest.Eliminate(c, d)
			}
		}
		g.Extras |= g.Of[c]
	}
	return IsGrave(&rest)
}

// IsGrave reports whether every empty cell has two candidates and every missing digit of
// a house has two places there.
func IsGrave(b *board.Board) bool {
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

// graveCrowded reports whether each house of the cell has more than two places for the
// digit.
func graveCrowded(b *board.Board, c board.Cell, d board.Digit) bool {
	for _, h := range c.Houses() {
		if b.Places(d).And(h.Cells()).Len() <= 2 {
			return false
		}
	}
	return true
}

// Common returns the candidates that all cells with extra candidates share, except the
// extra digits.
func (g *Grave) Common(b *board.Board) board.DigitSet {
	digits := board.AllDigits &^ g.Extras
	for c := range g.Cells.All() {
		digits &= b.Candidates(c)
	}
	return digits
}

func (g *Grave) type4(b *board.Board, p *Pattern, yield func(step.Step) bool) {
	if g.Cells.Len() != 2 {
		return
	}
	first := g.Cells.First()
	last := g.Cells.Without(first).First()
	for d := range g.Common(b).All() {
		for h := range g.Cells.Houses().All() {
			if b.Places(d).And(h.Cells()) != g.Cells {
				continue
			}
			cleared := append(step.Candidates(b, board.NewCellSet(first), board.AllDigits.Without(d)&^g.Of[first]),
				step.Candidates(b, board.NewCellSet(last), board.AllDigits.Without(d)&^g.Of[last])...)
			if len(cleared) == 0 {
				continue
			}
			s := p.step(b, cleared)
			s.Args = append(s.Args, step.DigitArg("locked", d), step.HouseArg("house", h))
			v := &s.Views[0]
			v.MarkHouses(board.NewHouseSet(h), step.Base)
			v.Links = append(v.Links, deadlyPair(g.Cells, d, h))
			if !yield(s) {
				return
			}
			break // a second house would give the same step
		}
	}
}
