package als

import (
	"math/bits"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Sue de Coq (two-sector disjoint subsets): two or three cells in the crossing of a line
// and a box have at least two more digits than cells. There is also a set of cells in the
// rest of the line and a set of cells in the rest of the box, which do not share a digit
// of the crossing. A set may have extra digits, which the crossing lacks. A set with n
// cells and k extra digits takes n-k digits from the crossing, and together the two sets
// take exactly the surplus. Then these digits fill all the cells. The digits of the
// line's set and those left to the crossing are eliminated from the rest of the line; the
// same applies to the box. If an extra digit is in both sets, each of them contains it.
//
// The basic form has one bivalue cell on each side of a crossing with two surplus digits.
// The extended form has more digits, more cells or extra digits.
//
// Source: HoDoKu's technique pages, "Sue de Coq"; named after its finder, Players' Forum
// 2005.

const sueDeCoqKey = "sue-de-coq"

func SueDeCoq(b *board.Board, yield func(step.Step) bool) {
	var s sueDeCoqSearch
	s.empty = b.Empty()
	for i := range board.Crossings() {
		x := &board.Crossings()[i]
		all := x.Cells.And(s.empty)
		if all.Len() < 2 {
			continue
		}
		// Smaller crossings come first.
		for c := range all.All() {
			if all.Len() == 3 && !s.at(b, x, all.Without(c), yield) {
				return
			}
		}
		if !s.at(b, x, all, yield) {
			return
		}
	}
}

// sueDeCoqSearch holds the state of the search at a crossing.
type sueDeCoqSearch struct {
	empty     board.CellSet
	line, box sueDeCoqPool
}

// at yields the patterns with these cells of a crossing. It returns false if yield did.
func (s *sueDeCoqSearch) at(b *board.Board, x *board.Crossing, cells board.CellSet, yield func(step.Step) bool) bool {
	p := sueDeCoqPattern{x: x, cells: cells, digits: b.DigitsIn(cells)}
	surplus := p.digits.Len() - cells.Len()
	if surplus < 2 {
		return true
	}
	s.line.load(b, x.Line.Cells().And(s.empty).Minus(cells), p.digits, surplus)
	if s.line.count == 0 {
		return true
	}
	s.box.load(b, x.Box.Cells().And(s.empty).Minus(cells), p.digits, surplus)
	for _, l := range s.line.sets[:s.line.count] {
		for _, o := range s.box.sets[:s.box.count] {
			if l.takes+o.takes != surplus || l.digits&o.digits&p.digits != 0 || l.cells.Meets(o.cells) {
				continue
			}
			p.inLine, p.inBox = l, o
			if p.findEliminations(b) && !yield(p.step(b)) {
				return false
			}
		}
	}
	return true
}

// sueDeCoqSet is a set of cells outside a crossing. takes is the number of digits that it
// takes from the crossing.
type sueDeCoqSet struct {
	cells  board.CellSet
	digits board.DigitSet
	takes  int
}

// sueDeCoqPool lists the sets of a house, smaller ones first.
type sueDeCoqPool struct {
	count int
	sets  [1 << 7]sueDeCoqSet
}

// load lists the sets of empty cells that take at least one digit of the crossing and
// fewer than the surplus.
func (p *sueDeCoqPool) load(b *board.Board, from board.CellSet, crossing board.DigitSet, surplus int) {
	var cells [7]board.Cell
	n := 0
	for c := range from.All() {
		cells[n] = c
		n++
	}
	var union [1 << 7]board.DigitSet
	for mask := 1; mask < 1<<n; mask++ {
		union[mask] = union[mask&(mask-1)] | b.Candidates(cells[bits.TrailingZeros(uint(mask))])
	}
	p.count = 0
	for size := 1; size <= n; size++ {
		for _, mask := range board.Choices(n, size) {
			digits := union[mask]
			takes := size - (digits &^ crossing).Len()
			if takes < 1 || takes >= surplus || digits&crossing == 0 {
				continue
			}
			s := sueDeCoqSet{digits: digits, takes: takes}
			for m := mask; m != 0; m &= m - 1 {
				s.cells = s.cells.With(cells[bits.TrailingZeros16(m)])
			}
			p.sets[p.count] = s
			p.count++
		}
	}
}

type sueDeCoqPattern struct {
	x             *board.Crossing
	cells         board.CellSet
	digits        board.DigitSet
	inLine, inBox sueDeCoqSet
	effects       board.CandidateSet
}

// findEliminations looks for eliminations and reports whether it found any.
func (p *sueDeCoqPattern) findEliminations(b *board.Board) bool {
	p.effects = board.CandidateSet{}
	p.clear(b, p.x.Line, p.inLine, p.inBox.digits)
	p.clear(b, p.x.Box, p.inBox, p.inLine.digits)
	return !p.effects.IsEmpty()
}

// clear eliminates two kinds of digits from the rest of a house: those of the crossing
// and the house's set that the other set does not contain, and those that both sets
// contain.
func (p *sueDeCoqPattern) clear(b *board.Board, h board.House, set sueDeCoqSet, other board.DigitSet) {
	digits := (p.digits|set.digits)&^other | set.digits&other
	rest := h.Cells().Minus(p.cells).Minus(set.cells)
	for d := range digits.All() {
		p.effects.AddCells(rest.And(b.Places(d)), d)
	}
}

func (p *sueDeCoqPattern) step(b *board.Board) step.Step {
	both := board.NewHouseSet(p.x.Line, p.x.Box)
	s := step.Step{
		Technique:    sueDeCoqKey,
		Eliminations: slices.Collect(p.effects.All()),
		Args: []step.Arg{
			step.CellsArg("cells", p.cells), step.DigitsArg("digits", p.digits),
			step.CellsArg("line-cells", p.inLine.cells), step.DigitsArg("line-digits", p.inLine.digits),
			step.CellsArg("box-cells", p.inBox.cells), step.DigitsArg("box-digits", p.inBox.digits),
			step.HouseArg("line", p.x.Line), step.HouseArg("box", p.x.Box),
		},
		Views: make([]step.View, 1),
	}
	v := &s.Views[0]
	v.MarkHouses(both, step.Base)
	v.MarkCells(p.cells, step.Pattern)
	v.MarkCandidates(b, p.cells, p.digits&^p.inLine.digits&^p.inBox.digits, step.Pattern)
	for i, set := range []sueDeCoqSet{p.inLine, p.inBox} {
		v.MarkCells(set.cells, step.SetRole(i))
		v.MarkCandidates(b, set.cells.Or(p.cells), set.digits, step.SetRole(i))
	}
	return s
}
