package format

import (
	"iter"

	"sudoku/solver/board"
)

// What follows is common to the formats that show for each cell the digits it
// may hold. Some distinguish a digit from a candidate that is alone in its cell, or a
// given from an entry; the others leave it to the reader.

// shown is what a text shows of each cell.
type shown struct {
	digits [board.Cells]board.DigitSet // what the cell may hold
	kinds  [board.Cells]cellKind
}

// cellKind is what a text says that a cell is.
type cellKind uint8

const (
	unsaid cellKind = iota
	given
	entry
	open
)

// show is all that there is to show of a position.
func show(p *board.Position) *shown {
	var s shown
	b := board.New(p)
	for c := range board.Cell(board.Cells) {
		d := b.Value(c)
		switch {
		case d == 0:
			s.digits[c], s.kinds[c] = b.Candidates(c), open
			continue
		case p.IsGiven(c):
			s.kinds[c] = given
		default:
			s.kinds[c] = entry
		}
		s.digits[c] = board.DigitSetOf(d)
	}
	return &s
}

// set notes what a cell holds; with d 0, that it is empty.
func (s *shown) set(c board.Cell, kind cellKind, d board.Digit) {
	s.kinds[c] = open
	if d != 0 {
		s.digits[c], s.kinds[c] = board.DigitSetOf(d), kind
	}
}

// forget leaves unsaid what a format with a capability does not say: whether
// a candidate alone in its cell is a digit.
func (s *shown) forget(c Capability) {
	usual := given
	if c&marked == 0 {
		usual = entry
	}
	for i, kind := range s.kinds {
		if kind != usual || !c.Has(Entries) {
			s.kinds[i] = unsaid
		}
	}
}

// position is the position that a text of a capability shows. Of a cell that
// nothing is said of, a digit that is alone there is taken for placed, as all
// programs do, unless a peer shows it beside others.
func (s *shown) position(keeps Capability) board.Position {
	var p board.Position
	for c := range board.Cell(board.Cells) {
		kind, set := s.kinds[c], s.digits[c]
		if kind == unsaid && set.Len() == 1 && !s.isOpen(c, set.First()) {
			kind = given
			if keeps&marked != 0 {
				kind = entry
			}
		}
		switch kind {
		case given:
			p.Givens[c] = set.First()
		case entry:
			p.Entries[c] = set.First()
		}
	}
	b := board.New(&p)
	for c := range b.Empty().All() {
		if s.digits[c].IsEmpty() && !keeps.Has(DeadCells) {
			continue
		}
		for d := range (b.Candidates(c) &^ s.digits[c]).All() {
			p.Eliminated.Add(board.CandidateOf(c, d))
		}
	}
	return p
}

func (s *shown) isOpen(c board.Cell, d board.Digit) bool {
	for peer := range c.Peers().All() {
		if s.digits[peer].Len() > 1 && s.digits[peer].Has(d) {
			return true
		}
	}
	return false
}

// eliminations yields the candidates that a position rules out beyond those
// that its digits rule out.
func eliminations(p *board.Position) iter.Seq[board.Candidate] {
	return func(yield func(board.Candidate) bool) {
		open, _ := boards(p)
		for x := range p.Eliminated.All() {
			if open.Has(x.Cell(), x.Digit()) && !yield(x) {
				return
			}
		}
	}
}
