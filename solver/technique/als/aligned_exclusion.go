package als

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Aligned pair and triplet exclusion: two or three base cells, and all combinations of
// their candidates. A combination is ruled out if it puts a digit into a house twice, or
// if it uses all candidates of an excluder. An excluder is a cell that sees all base
// cells and has no more candidates than there are base cells. If every combination with a
// candidate is ruled out, the candidate is false.
//
// If no excluder mattered, the pattern would be a naked subset, which has its own
// technique. As in Sudoku Explainer, there are at least two excluders, no base cell sees
// a cell with a single candidate, and one of three base cells is an excluder of another.
//
// Source: Sudoku Explainer 1.2.1, rules "AlignedPairExclusion" and "AlignedExclusion";
// Rod Hagglund found the pair, Players' Forum 2005.

// alignedExclusion finds patterns with size base cells, 2 or 3.
type alignedExclusion struct {
	key  string
	size int
}

func (f alignedExclusion) Search(b *board.Board, yield func(step.Step) bool) {
	var s alignedSearch
	s.load(b, f.size)
	for i := range s.count {
		for j := range i {
			excluders := s.excluders[i].And(s.excluders[j])
			if excluders.Len() < 2 {
				continue
			}
			p := alignedPattern{key: f.key, cells: [3]board.Cell{s.cells[j], s.cells[i]}, size: f.size, excluders: excluders}
			if f.size == 2 {
				if p.findEliminations(b) && !yield(p.step(b)) {
					return
				}
			} else if !s.third(b, p, i, j, yield) {
				return
			}
		}
	}
}

// alignedSearch holds the possible base cells of a board in ascending order, each with
// its excluders.
type alignedSearch struct {
	count     int
	cells     [board.Cells]board.Cell
	excluders [board.Cells]board.CellSet
}

func (s *alignedSearch) load(b *board.Board, size int) {
	var singles, few board.CellSet
	for c := range b.Empty().All() {
		if n := b.Candidates(c).Len(); n == 1 {
			singles = singles.With(c)
		} else if n >= 2 && n <= size {
			few = few.With(c)
		}
	}
	for c := range b.Empty().All() {
		if b.Candidates(c).Len() >= 2 && !c.Peers().Meets(singles) && c.Peers().Meets(few) {
			s.cells[s.count], s.excluders[s.count] = c, c.Peers().And(few)
			s.count++
		}
	}
}

// third adds a third cell to the base cells i and j, where j < i, and yields the steps.
// It returns false if yield did.
func (s *alignedSearch) third(b *board.Board, p alignedPattern, i, j int, yield func(step.Step) bool) bool {
	all, two := p.excluders, s.excluders[i].Or(s.excluders[j])
	for k := range j {
		p.excluders = all.And(s.excluders[k])
		if p.excluders.Len() < 2 {
			continue
		}
		near := two.Has(s.cells[k]) || s.excluders[k].Or(s.excluders[i]).Has(s.cells[j]) ||
			s.excluders[k].Or(s.excluders[j]).Has(s.cells[i])
		if !near {
			continue
		}
		p.cells = [3]board.Cell{s.cells[k], s.cells[j], s.cells[i]}
		if p.findEliminations(b) && !yield(p.step(b)) {
			return false
		}
	}
	return true
}

// alignedPattern holds base cells and their common excluders. excluded holds, for each
// base cell, the candidates that occur in no remaining combination.
type alignedPattern struct {
	key       string
	size      int
	cells     [3]board.Cell
	excluders board.CellSet
	excluded  [3]board.DigitSet
}

// findEliminations looks for eliminations and reports whether it found any.
func (p *alignedPattern) findEliminations(b *board.Board) bool {
	var t forbidden
	for c := range p.excluders.All() {
		t.add(b.Candidates(c))
	}
	for i := range p.size {
		p.excluded[i] = b.Candidates(p.cells[i])
	}
	if p.size == 2 {
		p.tryPairs(b, &t)
	} else {
		p.tryTriples(b, &t)
	}
	if p.excluded == [3]board.DigitSet{} {
		return false
	}
	p.excluders = p.usedExcluders(b)
	return !p.excluders.IsEmpty()
}

// forbidden holds the combinations of two or three digits that would use all candidates
// of an excluder. with maps a digit to the digits that must not occur together with it.
// withTwo maps a pair of digits in the same way.
type forbidden struct {
	with    [10]board.DigitSet
	withTwo [10][10]board.DigitSet
}

func (t *forbidden) add(digits board.DigitSet) {
	for d := range digits.All() {
		rest := digits.Without(d)
		if rest.Len() == 1 {
			t.with[d] |= rest
			continue
		}
		for e := range rest.All() {
			t.withTwo[d][e] |= rest.Without(e)
		}
	}
}

// conflicts returns the digits that cell j cannot hold if cell i holds d: d itself if the
// cells see each other.
func (p *alignedPattern) conflicts(i, j int, d board.Digit) board.DigitSet {
	if p.cells[i].Sees(p.cells[j]) {
		return board.NewDigitSet(d)
	}
	return 0
}

// tryPairs tries all combinations of candidates of two cells.
func (p *alignedPattern) tryPairs(b *board.Board, t *forbidden) {
	for x := range b.Candidates(p.cells[0]).All() {
		if left := b.Candidates(p.cells[1]) &^ t.with[x] &^ p.conflicts(0, 1, x); left != 0 {
			p.excluded[0] = p.excluded[0].Without(x)
			p.excluded[1] &^= left
		}
	}
}

// tryTriples tries the combinations of candidates of three cells until each candidate has
// occurred in a remaining one.
func (p *alignedPattern) tryTriples(b *board.Board, t *forbidden) {
	for x := range b.Candidates(p.cells[0]).All() {
		third := b.Candidates(p.cells[2]) &^ t.with[x] &^ p.conflicts(0, 2, x)
		if third == 0 {
			continue
		}
		for y := range (b.Candidates(p.cells[1]) &^ t.with[x] &^ p.conflicts(0, 1, x)).All() {
			if left := third &^ t.with[y] &^ t.withTwo[x][y] &^ p.conflicts(1, 2, y); left != 0 {
				p.excluded[0], p.excluded[1] = p.excluded[0].Without(x), p.excluded[1].Without(y)
				p.excluded[2] &^= left
			}
		}
		if p.excluded == [3]board.DigitSet{} {
			return
		}
	}
}

func (p *alignedPattern) step(b *board.Board) step.Step {
	var effects board.CandidateSet
	base := board.NewCellSet(p.cells[:p.size]...)
	for i := range p.size {
		for d := range p.excluded[i].All() {
			effects.Add(board.NewCandidate(p.cells[i], d))
		}
	}
	s := step.Step{
		Technique:    p.key,
		Eliminations: slices.Collect(effects.All()),
		Args:         []step.Arg{step.CellsArg("cells", base), step.CellsArg("excluders", p.excluders)},
		Views:        make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkCells(base, step.Pattern)
	v.MarkCandidates(b, base, board.AllDigits, step.Pattern)
	v.MarkCells(p.excluders, step.Cover)
	v.MarkCandidates(b, p.excluders, board.AllDigits, step.Cover)
	return s
}

// usedExcluders returns the excluders that rule out a combination with an eliminated
// candidate.
func (p *alignedPattern) usedExcluders(b *board.Board) board.CellSet {
	var needed board.CellSet
	for c := range p.excluders.All() {
		digits := b.Candidates(c)
		for i := range p.size {
			reach := board.DigitSet(0)
			for j := range p.size {
				if j != i {
					reach |= b.Candidates(p.cells[j])
				}
			}
			for d := range p.excluded[i].All() {
				if rest := digits.Without(d); rest&^reach == 0 && rest.Len() < p.size {
					needed = needed.With(c)
				}
			}
		}
	}
	return needed
}
