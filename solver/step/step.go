// Package step is what a technique says about a board: the digits that
// may be placed, the candidates that may be eliminated, and the pattern that
// proves it, as roles of cells, candidates and houses and as links between
// them. A step holds no prose and no colours: a sentence in any language, a
// drawing and a hint are made from it elsewhere.
package step

import "sudoku/solver/board"

// Step is one instance of a technique on one board. It is a value to read:
// its slices may be shared.
type Step struct {
	// Technique is the key of the technique, such as "naked-pair".
	Technique string
	// Placements and Eliminations are the effects, in rising order, each
	// candidate once. At least one of the two holds something.
	Placements   []board.Candidate
	Eliminations []board.Candidate
	// Views are the drawings that prove the effects, one after the other;
	// most techniques need one.
	Views []View
	// Args are what a sentence about the step names.
	Args []Arg
	// SE is the step's Sudoku Explainer rating in tenths, where it depends on
	// the size or the length; 0 means the technique's own.
	SE int
	// Complexity is how many assumptions and consequences Sudoku Explainer
	// counts in the chains of a step, 0 where there are none. Of steps with one
	// rating it takes the one with the fewest.
	Complexity int
}

// Apply places and eliminates on the board what the step says.
func (s *Step) Apply(b *board.Board) {
	for _, x := range s.Placements {
		b.Place(x.Cell(), x.Digit())
	}
	for _, x := range s.Eliminations {
		b.Eliminate(x.Cell(), x.Digit())
	}
}

// Effects are the placements and eliminations of a step as sets: comparable,
// so that steps with the same outcome can be recognised.
type Effects struct{ Placements, Eliminations board.CandidateSet }

// Effects are the step's effects as sets.
func (s *Step) Effects() Effects {
	return Effects{NewCandidateSet(s.Placements), NewCandidateSet(s.Eliminations)}
}

// NewCandidateSet is the set of a list of candidates.
func NewCandidateSet(list []board.Candidate) board.CandidateSet {
	var set board.CandidateSet
	for _, x := range list {
		set.Add(x)
	}
	return set
}

// Candidates lists, in rising order, those of the digits in the cells that
// are candidates of the board.
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

// HasEffect reports whether the step has placements or eliminations, all of them
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

// Search is the work of a finder: it yields steps until there are no more or
// yield reports false. It is a function or a method by itself, no function
// literal in a table: inside the initialisation of a big table the compiler
// would not inline the loops over sets, which then allocate.
type Search = func(b *board.Board, yield func(Step) bool)
