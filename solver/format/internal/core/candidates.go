package core

import (
	"iter"

	"sudoku/solver/board"
)

// What follows is common to the formats that show for each cell the digits it
// may hold. Some distinguish a digit from a candidate that is alone in its cell, or a
// given from an entry; the others leave it to the reader.

// Shown is what a text shows of each cell.
type Shown struct {
	Digits [board.Cells]board.DigitSet // what the cell may hold
	Kinds  [board.Cells]cellKind
}

// cellKind is what a text says that a cell is.
type cellKind uint8

const (
	Unsaid cellKind = iota
	IsGiven
	IsEntry
	IsOpen
)

// Show is all that there is to show of a position.
func Show(p *board.Position) *Shown {
	var s Shown
	b := board.New(p)
	for c := range board.Cell(board.Cells) {
		d := b.Value(c)
		switch {
		case d == 0:
			s.Digits[c], s.Kinds[c] = b.Candidates(c), IsOpen
			continue
		case p.IsGiven(c):
			s.Kinds[c] = IsGiven
		default:
			s.Kinds[c] = IsEntry
		}
		s.Digits[c] = board.NewDigitSet(d)
	}
	return &s
}

// Set notes what a cell holds; with d 0, that it is empty.
func (s *Shown) Set(c board.Cell, kind cellKind, d board.Digit) {
	s.Kinds[c] = IsOpen
	if d != 0 {
		s.Digits[c], s.Kinds[c] = board.NewDigitSet(d), kind
	}
}

// forget leaves unsaid what a format with a capability does not say: whether
// a candidate alone in its cell is a digit.
func (s *Shown) forget(c Capability) {
	usual := IsGiven
	if c&Marked == 0 {
		usual = IsEntry
	}
	for i, kind := range s.Kinds {
		if kind != usual || !c.Has(Entries) {
			s.Kinds[i] = Unsaid
		}
	}
}

// Position is the position that a text of a capability shows. Of a cell that
// nothing is said of, a digit that is alone there is taken for placed, as all
// programs do, unless a peer shows it beside others.
func (s *Shown) Position(keeps Capability) board.Position {
	var p board.Position
	for c := range board.Cell(board.Cells) {
		kind, set := s.Kinds[c], s.Digits[c]
		if kind == Unsaid && set.Len() == 1 && !s.isOpen(c, set.First()) {
			kind = IsGiven
			if keeps&Marked != 0 {
				kind = IsEntry
			}
		}
		switch kind {
		case IsGiven:
			p.Givens[c] = set.First()
		case IsEntry:
			p.Entries[c] = set.First()
		}
	}
	b := board.New(&p)
	for c := range b.Empty().All() {
		if s.Digits[c].IsEmpty() && !keeps.Has(DeadCells) {
			continue
		}
		for d := range (b.Candidates(c) &^ s.Digits[c]).All() {
			p.Eliminated.Add(board.NewCandidate(c, d))
		}
	}
	return p
}

func (s *Shown) isOpen(c board.Cell, d board.Digit) bool {
	for peer := range c.Peers().All() {
		if s.Digits[peer].Len() > 1 && s.Digits[peer].Has(d) {
			return true
		}
	}
	return false
}

// RuledOut yields the candidates that a position rules out beyond those
// that its digits rule out.
func RuledOut(p *board.Position) iter.Seq[board.Candidate] {
	return func(yield func(board.Candidate) bool) {
		open, _ := boards(p)
		for x := range p.Eliminated.All() {
			if open.Has(x.Cell(), x.Digit()) && !yield(x) {
				return
			}
		}
	}
}
