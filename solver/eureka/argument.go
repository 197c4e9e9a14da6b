// Package eureka judges arguments written as text, in Eureka notation or as sets. It
// reports whether each link of a chain holds on a board and why, what follows, and what
// the technique is called.
package eureka

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Argument is an argument as written: a Chain or Truths with the Covers that they are
// counted against. A chain of a single term states that its cells have only as many
// digits as there are cells.
type Argument struct {
	// Name is the name before a colon at the start of the text, spelled like a key of a
	// technique.
	Name   string
	Chain  []Term
	Truths []Set
	Covers []Set
	// Claims lists the conclusions in the text. If it is empty, the text asks what
	// follows.
	Claims []Claim
}

// Bare reports whether the text consists of conclusions without an argument. For such a
// text Judge finds that nothing follows, but Show looks for a reason.
func (d *Argument) Bare() bool { return len(d.Chain)+len(d.Truths) == 0 }

// Span is a part of a text, as byte offsets.
type Span struct{ From, To int }

// Term is a node of a chain: digits in cells. A term with one digit is true if one of the
// cells holds the digit. A term with several digits is true if the cells hold all of
// them.
type Term struct {
	Digits board.DigitSet
	Cells  board.CellSet
	// Link is the link from the previous term. It is 0 for the first term.
	Link Link
	// Inner reports whether the term shares its cells with the previous one, as in
	// (1=2)r3c4.
	Inner bool
	Span
}

// Link is a kind of link, as it is written.
type Link byte

// The kinds of links.
const (
	Strong Link = '=' // not both false
	Weak   Link = '-' // not both true
)

// Set is a set of candidates, exactly one of which is true: those of a cell, or the
// places for a digit in a house.
type Set struct {
	Digit board.Digit // 0 for a cell
	House board.House
	Cell  board.Cell
	Span
}

// Candidates returns the candidates of the set on a board.
func (s *Set) Candidates(b *board.Board) (all board.CandidateSet) {
	if s.Digit == 0 {
		for d := range b.Candidates(s.Cell).All() {
			all.Add(board.NewCandidate(s.Cell, d))
		}
		return all
	}
	all.AddCells(b.Places(s.Digit).And(s.House.Cells()), s.Digit)
	return all
}

// Claim is a conclusion and its position in the text.
type Claim struct {
	step.Claim
	Span
}

// node converts a term with one digit to a node.
func (t *Term) node() step.Node { return step.Node{Digit: t.Digits.First(), Cells: t.Cells} }
