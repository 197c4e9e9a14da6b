// Package technique holds the techniques of human solvers, each a value with
// a finder, a file to an idea, and the catalog that puts them in order. How to
// add one is in the README beside this file.
package technique

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Technique is a named pattern with its ratings and its finder.
type Technique struct {
	// Key is the technique's name in programs: kebab-case, never changed.
	Key string
	// Name is the usual English name.
	Name string
	// HoDoKu is the code of four digits in HoDoKu, "" if it has none; Score
	// its base score there, 0 if it has none.
	HoDoKu string
	Score  int
	// SE is the rating by Sudoku Explainer in tenths, 0 if it has none. A step
	// may carry its own, where it depends on the size or the length.
	SE int
	// Uniqueness: holds only for a puzzle with one solution.
	Uniqueness bool
	// OnRequest: too slow to be searched unasked.
	OnRequest bool
	// Find yields the steps on a board, the cheapest first, each instance
	// that has an effect once. It reads the board only, while the sequence is
	// consumed, yields the same steps for the same board, and allocates
	// nothing in a search without a hit.
	Find func(*board.Board) iter.Seq[step.Step]
	// Long is Find for a search that may take seconds; nil where none does. It
	// calls tick ten times a second or more often, and ends soon after ctx is
	// done; what it has not yielded by then is missing.
	Long func(ctx context.Context, b *board.Board, tick func()) iter.Seq[step.Step]
}

// Steps is Long where the technique has it, else Find.
func (t *Technique) Steps(ctx context.Context, b *board.Board, tick func()) iter.Seq[step.Step] {
	if t.Long != nil {
		return t.Long(ctx, b, tick)
	}
	return t.Find(b)
}

// search is the work of a finder: it yields steps until there are no more or
// yield reports false. It is a function or a method by itself, no function
// literal in the catalog: inside the catalog's big initialisation the compiler
// would not inline the loops over sets, which then allocate.
type search = func(b *board.Board, yield func(step.Step) bool)

// seq makes a finder of a search.
func seq(f search) func(*board.Board) iter.Seq[step.Step] {
	return func(b *board.Board) iter.Seq[step.Step] {
		return func(yield func(step.Step) bool) { f(b, yield) }
	}
}

// First is the first step of the technique on a board; ok is false if there
// is none.
func (t *Technique) First(b *board.Board) (s step.Step, ok bool) {
	for s := range t.Find(b) {
		return s, true
	}
	return step.Step{}, false
}

// Rating is the Sudoku Explainer rating of a step of the technique in tenths:
// the step's own, else the technique's.
func (t *Technique) Rating(s *step.Step) int {
	if s.SE != 0 {
		return s.SE
	}
	return t.SE
}
