package core

import (
	"iter"

	"sudoku/solver/board"
)

// The rest of this file is shared by the formats that show the possible digits of each
// cell. Some of them distinguish a digit from a single candidate, or a given from an
// entry. In the others, the parser has to decide.

// Shown holds what a text shows in each cell.
type Shown struct {
	Digits [board.Cells]board.DigitSet // possible digits of each cell
	Kinds  [board.Cells]cellKind
}

// A cellKind is the kind of a cell according to the text.
type cellKind uint8

const (
	Unsaid cellKind = iota
	IsGiven
	IsEntry
	IsOpen
)

// Show returns everything that a text can show of a position.
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

// Set records the digit of a cell. If d is 0, the cell is empty.
func (s *Shown) Set(c board.Cell, kind cellKind, d board.Digit) {
	s.Kinds[c] = IsOpen
	if d != 0 {
		s.Digits[c], s.Kinds[c] = board.NewDigitSet(d), kind
	}
}

// forget discards the kinds that a format with capability c cannot express. Digits and
// single candidates then look alike.
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

// Position returns the position shown by a text with the given capability. In a cell of
// kind Unsaid, a single digit counts as placed, as in all programs, unless a peer shows
// it among other digits.
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

// RuledOut yields the eliminated candidates of a position that its digits do not already
// exclude.
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
