// Package step defines the result of a technique on a board. A step lists the digits to
// place, the candidates to eliminate, and the pattern that justifies them, as links and
// as roles of cells, candidates and houses. It contains no prose and no colours. Other
// packages turn it into sentences, drawings and hints.
package step

import (
	"slices"

	"sudoku/solver/board"
)

// Step is one instance of a technique on one board. Its slices may be shared, so treat it
// as read-only.
type Step struct {
	// Technique is the key of the technique, such as "naked-pair".
	Technique string
	// Placements and Eliminations are the effects, in ascending order without duplicates.
	// At least one of the two is not empty.
	Placements   []board.Candidate
	Eliminations []board.Candidate
	// Views holds the drawings that prove the effects, in order. Most techniques need
	// one.
	Views []View
	// Args holds the values for sentences about the step.
	Args []Arg
	// SE is the step's Sudoku Explainer rating in tenths, if it depends on the size or
	// length of the pattern. 0 means the technique's own rating.
	SE int
	// Complexity is the number of assumptions and consequences that Sudoku Explainer
	// counts in the chains of a step, or 0 for a step without chains. Among steps with
	// the same rating, Sudoku Explainer takes the least complex.
	Complexity int
}

// Excludes reports whether the digits that the step places make a candidate false.
func (s *Step) Excludes(x board.Candidate) bool {
	return slices.ContainsFunc(s.Placements, func(y board.Candidate) bool {
		return Claim{Candidate: y, True: true}.Excludes(x)
	})
}

// Apply makes the step's placements and eliminations on the board.
func (s *Step) Apply(b *board.Board) {
	for _, x := range s.Placements {
		b.Place(x.Cell(), x.Digit())
	}
	for _, x := range s.Eliminations {
		b.Eliminate(x.Cell(), x.Digit())
	}
}

// Effects holds the placements and eliminations of a step as sets. It is comparable, so
// that steps with the same outcome can be recognised.
type Effects struct{ Placements, Eliminations board.CandidateSet }

// Effects returns the step's effects as sets.
func (s *Step) Effects() Effects {
	return Effects{NewCandidateSet(s.Placements), NewCandidateSet(s.Eliminations)}
}

// NewCandidateSet returns the set of the candidates in a list.
func NewCandidateSet(list []board.Candidate) board.CandidateSet {
	var set board.CandidateSet
	for _, x := range list {
		set.Add(x)
	}
	return set
}

// Candidates returns, in ascending order, the candidates of the board that have one of
// the digits in one of the cells.
func Candidates(b *board.Board, cells board.CellSet, digits board.DigitSet) []board.Candidate {
	n := 0
	for c := range cells.All() {
		n += (b.Candidates(c) & digits).Len()
	}
	if n == 0 {
		return nil
	}
	list := make([]board.Candidate, 0, n)
	for c := range cells.All() {
		for d := range (b.Candidates(c) & digits).All() {
			list = append(list, board.NewCandidate(c, d))
		}
	}
	return list
}

// HasEffect reports whether the step has placements or eliminations and all of them are
// candidates of the board.
func (s *Step) HasEffect(b *board.Board) bool {
	for _, list := range [][]board.Candidate{s.Placements, s.Eliminations} {
		for _, x := range list {
			if !b.Has(x.Cell(), x.Digit()) {
				return false
			}
		}
	}
	return len(s.Placements)+len(s.Eliminations) > 0
}

// Search is the type of a finder. It yields steps until there are no more or yield
// returns false. Finders are named functions or methods, not function literals in a
// table: in the initialisation of a large table, the compiler does not inline loops over
// sets, so they allocate.
type Search = func(b *board.Board, yield func(Step) bool)
