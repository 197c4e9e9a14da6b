// Package technique holds the techniques of human solvers, each a value with
// a finder, a file to an idea, and the catalog that puts them in order. How to
// add one is in this folder's README.
package technique

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Technique is a pattern with its key, its ratings and its finder. Its name and
// its sentences are in app/text, for each language.
type Technique struct {
	// Key stands for the technique in programs: kebab-case, never changed.
	Key string
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
	// example is the board of Example, as its case has it.
	example string
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

// seq makes a finder of a search.
func seq(f step.Search) func(*board.Board) iter.Seq[step.Step] {
	return func(b *board.Board) iter.Seq[step.Step] {
		return func(yield func(step.Step) bool) { f(b, yield) }
	}
}

// WithSearch is the technique with another search, as another program has it.
func (t Technique) WithSearch(f step.Search) *Technique {
	t.Find = seq(f)
	return &t
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
