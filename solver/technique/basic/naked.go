package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Naked subsets: n cells of a house have no more than n candidates between
// them. The n digits fill the n cells, so that no other cell of the house can
// hold one of them.
//
// The cells may lie in a second house, when they share a box and a line, and
// then clear that one as well. With two or three cells and eliminations in
// both houses this is HoDoKu's locked pair or triple; every other instance is
// a naked one. Sudoku Explainer knows no locked subsets: there the two houses
// make two naked subsets of the same rating, which is the one given to the
// locked form.
//
// Every cell has at least two candidates. A subset may hold a smaller one, as
// in HoDoKu; a path meets the smaller one first.
//
// Source: HoDoKu's technique pages, "Naked Subsets"; Sudoku Explainer 1.2.1,
// rule "NakedSet".

// nakedSubset is the family of the naked subsets of size cells, 2 to 4,
// either those that count as locked or the others.
type nakedSubset struct {
	key    string
	size   int
	locked bool
}

// NakedSubset is the search for naked subsets of a size, 2 to 4; locked are those
// in the crossing of a box and a line, which clear both.
func NakedSubset(key string, size int, locked bool) step.Search {
	return nakedSubset{key, size, locked}.Search
}

func (f nakedSubset) Search(b *board.Board, yield func(step.Step) bool) {
	var s subsetTable
	for _, h := range board.BoxesFirst() {
		s.loadCells(b, h, f.size)
		for _, mask := range s.choices(f.size) {
			union := s.union(mask)
			if union.Len() != f.size {
				continue
			}
			p := nakedPattern{key: f.key, digits: union}
			for i := range s.count {
				if mask>>i&1 != 0 {
					p.cells = p.cells.With(s.cells[i])
				}
			}
			if _, inBox := p.cells.Box(); h.IsLine() && inBox {
				continue // found in the box
			}
			if p.look(b) && p.isLocked() == f.locked && !yield(p.step(b)) {
				return
			}
		}
	}
}

// nakedPattern is a naked subset.
type nakedPattern struct {
	key    string
	digits board.DigitSet
	cells  board.CellSet
	// houses are those with eliminations, cleared the cells that lose
	// something.
	houses  board.HouseSet
	cleared board.CellSet
}

// look finds the eliminations and reports whether there are any.
func (p *nakedPattern) look(b *board.Board) bool {
	others := b.CellsWith(p.digits).Minus(p.cells)
	for h := range p.cells.Houses().All() {
		if hit := others.And(h.Cells()); !hit.IsEmpty() {
			p.houses = p.houses.With(h)
			p.cleared = p.cleared.Or(hit)
		}
	}
	return !p.houses.IsEmpty()
}

// isLocked reports whether HoDoKu calls the instance locked. What is cleared in
// the crossing of the two houses counts for the box only.
func (p *nakedPattern) isLocked() bool {
	box, ok := p.cells.Box()
	return ok && p.houses.Len() == 2 && p.cells.Len() <= 3 && !p.cleared.Within(box.Cells())
}

func (p *nakedPattern) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    p.key,
		Eliminations: step.Candidates(b, p.cleared, p.digits),
		Args: []step.Arg{
			step.DigitsArg("digits", p.digits), step.CellsArg("cells", p.cells),
			step.HousesArg("houses", p.houses),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(p.houses, step.Base)
	v.MarkCells(p.cells, step.Pattern)
	v.MarkCandidates(b, p.cells, p.digits, step.Pattern)
	return s
}
