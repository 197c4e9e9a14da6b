package basic

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Naked subsets: n cells of a house have no more than n candidates among them. The n
// digits fill the n cells, so they are eliminated from the other cells of the house.
//
// If the cells share both a box and a line, they clear both. HoDoKu calls this a locked
// pair or triple if there are two or three cells and eliminations in both houses, and a
// naked subset otherwise. Sudoku Explainer has no locked subsets. There, the two houses
// give two naked subsets with the same rating, which is also the rating of the locked
// form here.
//
// Every cell has at least two candidates. As in HoDoKu, a subset may contain a smaller
// one, but a path finds the smaller one first.
//
// Source: HoDoKu's technique pages, "Naked Subsets"; Sudoku Explainer 1.2.1, rule
// "NakedSet".

// nakedSubset finds naked subsets of size cells, 2 to 4. If locked is set, it finds only
// locked subsets, and otherwise only the others.
type nakedSubset struct {
	key    string
	size   int
	locked bool
}

// NakedSubset returns the search for naked subsets of 2 to 4 cells. If locked is set, it
// finds only those in the crossing of a box and a line that clear both, and otherwise
// only the others.
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
				continue // already found in the box
			}
			if p.findEliminations(b) && p.isLocked() == f.locked && !yield(p.step(b)) {
				return
			}
		}
	}
}

type nakedPattern struct {
	key    string
	digits board.DigitSet
	cells  board.CellSet
	// houses holds the houses with eliminations, and cleared the cells with eliminations.
	houses  board.HouseSet
	cleared board.CellSet
}

// findEliminations looks for eliminations and reports whether it found any.
func (p *nakedPattern) findEliminations(b *board.Board) bool {
	others := b.CellsWith(p.digits).Minus(p.cells)
	for h := range p.cells.Houses().All() {
		if hit := others.And(h.Cells()); !hit.IsEmpty() {
			p.houses = p.houses.With(h)
			p.cleared = p.cleared.Or(hit)
		}
	}
	return !p.houses.IsEmpty()
}

// isLocked reports whether HoDoKu calls the instance locked. Eliminations in the crossing
// of the two houses count for the box only.
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
