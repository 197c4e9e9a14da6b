package als

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Almost locked candidates (almost locked pair and triple): a line and a box cross, and n
// digits are almost locked in both. In the first house, n-1 cells outside the crossing
// have no candidates other than the n digits and hold all but one of them, so the
// crossing holds at most one of these digits. In the second house, the n digits have only
// n-1 cells outside the crossing, so the crossing holds at least one of them.
//
// The crossing therefore holds exactly one of the digits. The others fill the n-1 cells
// of the second house, which lose all other candidates. The rest of the first house loses
// the n digits.
//
// Source: Sudopedia, "Almost Locked Candidates"; Players' Forum 2021, "Almost Locked Pair
// and Almost Locked Triple".

// almostLocked finds the pattern with size digits, 2 or 3.
type almostLocked struct {
	key  string
	size int
}

func (f almostLocked) Search(b *board.Board, yield func(step.Step) bool) {
	for i := range board.Crossings() {
		x := &board.Crossings()[i]
		for _, p := range [2]almostLockedPattern{
			{key: f.key, house: x.Line, other: x.Box},
			{key: f.key, house: x.Box, other: x.Line},
		} {
			if !f.inHouse(b, x.Cells, &p, yield) {
				return
			}
		}
	}
}

// inHouse chooses the cells of the first house and yields the steps. It returns false if
// yield did.
func (f almostLocked) inHouse(b *board.Board, crossing board.CellSet, p *almostLockedPattern, yield func(step.Step) bool) bool {
	var small [6]board.Cell // cells outside the crossing with few candidates
	n := 0
	for c := range p.house.Cells().Minus(crossing).All() {
		if k := b.Candidates(c).Len(); k >= 2 && k <= f.size {
			small[n] = c
			n++
		}
	}
	for _, mask := range board.Choices(n, f.size-1) {
		p.cells = board.CellSet{}
		for i, c := range small[:n] {
			if mask>>i&1 != 0 {
				p.cells = p.cells.With(c)
			}
		}
		p.digits = b.DigitsIn(p.cells)
		if p.digits.Len() == f.size && p.findEliminations(b, crossing) && !yield(p.step(b)) {
			return false
		}
	}
	return true
}

// almostLockedPattern is an instance of the pattern. The cells in house have no
// candidates other than the digits. In the other house, the digits have no places other
// than places and the crossing.
type almostLockedPattern struct {
	key              string
	house, other     board.House
	digits           board.DigitSet
	cells            board.CellSet
	places, crossing board.CellSet
	effects          board.CandidateSet
}

// findEliminations finds the places in the other house and the eliminations. It reports
// whether it found any.
func (p *almostLockedPattern) findEliminations(b *board.Board, crossing board.CellSet) bool {
	var all board.CellSet
	for d := range p.digits.All() {
		places := b.Places(d).And(p.other.Cells())
		if places.IsEmpty() {
			return false
		}
		all = all.Or(places)
	}
	p.crossing, p.places = all.And(crossing), all.Minus(crossing)
	if p.crossing.IsEmpty() || p.places.Len() != p.digits.Len()-1 {
		return false
	}
	p.effects = board.CandidateSet{}
	for d := range (board.AllDigits &^ p.digits).All() {
		p.effects.AddCells(p.places.And(b.Places(d)), d)
	}
	rest := p.house.Cells().Minus(p.cells).Minus(crossing)
	for d := range p.digits.All() {
		p.effects.AddCells(rest.And(b.Places(d)), d)
	}
	return !p.effects.IsEmpty()
}

func (p *almostLockedPattern) step(b *board.Board) step.Step {
	s := step.Step{
		Technique:    p.key,
		Eliminations: slices.Collect(p.effects.All()),
		Args: []step.Arg{
			step.DigitsArg("digits", p.digits), step.CellsArg("cells", p.cells), step.HouseArg("house", p.house),
			step.CellsArg("places", p.places), step.HouseArg("other-house", p.other), step.CellsArg("crossing", p.crossing),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(board.NewHouseSet(p.house, p.other), step.Base)
	for _, part := range []struct {
		cells board.CellSet
		role  step.Role
	}{{p.crossing, step.Pattern}, {p.cells, step.SetA}, {p.places, step.SetB}} {
		v.MarkCells(part.cells, part.role)
		v.MarkCandidates(b, part.cells, p.digits, part.role)
	}
	return s
}
