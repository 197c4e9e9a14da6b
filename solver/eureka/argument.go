// Package eureka judges arguments written as text, in Eureka notation or as sets. It
// says for each link of a chain whether it holds on a board and why, what follows, and
// what the technique is called.
package eureka

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Argument is an argument as it was written: a Chain, a single term, which says that its
// cells have no more digits than cells, or Truths with the Covers that they are counted
// against.
type Argument struct {
	Chain  []Term
	Truths []Set
	Covers []Set
	// Claims lists what the text concludes. Without claims it asks what follows.
	Claims []Claim
}

// Span is a part of a text, as byte offsets.
type Span struct{ From, To int }

// Term is a node of a chain: digits in cells. A term with one digit is true if one of the
// cells holds the digit, a term with several if the cells hold all of them.
type Term struct {
	Digits board.DigitSet
	Cells  board.CellSet
	// Link is the link from the previous term. It is 0 for the first term.
	Link Link
	// Inner says that the term shares its cells with the previous one, as in (1=2)r3c4.
	Inner bool
	Span
}

// Link is a kind of link as it is written.
type Link byte

// The links.
const (
	Strong Link = '=' // not both false
	Weak   Link = '-' // not both true
)

// Set is a set of candidates that holds one true candidate: a cell, or a digit in a
// house.
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

// Claim is a conclusion, with its place in the text.
type Claim struct {
	step.Claim
	Span
}

// node returns a term with one digit as a node.
func (t *Term) node() step.Node { return step.Node{Digit: t.Digits.First(), Cells: t.Cells} }
