// Package entry says what a technique is: its key, its class, its ratings and its
// finder. The families declare their techniques with it, package technique has them
// in order.
package entry

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
	// Class is how much of the board it takes to see.
	Class Class
	// Stage is the part of the way through the lessons that teaches it. The lessons
	// of a stage come in the order of the catalog; Later, which counts for the first
	// technique of a lesson, puts those with a higher number after the others.
	Stage Stage
	Later uint8
	// HoDoKu is the code of four digits in HoDoKu, "" if it has none; Score
	// its base score there, 0 if it has none; Level its level in HoDoKu's default
	// configuration, Unlisted if it is not in that.
	HoDoKu string
	Score  int
	Level  Level
	// SE is the rating by Sudoku Explainer in tenths, 0 if it has none. A step
	// may carry its own, where it depends on the size or the length.
	SE int
	// Uniqueness: holds only for a puzzle with one solution.
	Uniqueness bool
	// OnRequest: too slow to be searched unasked.
	OnRequest bool
	// Board is that of Example, as its case has it.
	Board string
	// Finder is the search, nil where Long is the only one.
	Finder Finder
	// Long is the search where it may take seconds; nil where none does.
	Long LongFinder
}

// Finder yields the steps of a technique on a board, the cheapest first, each
// instance that has an effect once, until there are no more or yield reports false.
// It reads the board only, yields the same steps for the same board, and allocates
// nothing in a search without a hit.
//
// It is a value of constants, so that the linker lays out the tables of techniques
// and nothing is left to do when a program starts.
type Finder interface {
	Search(b *board.Board, yield func(step.Step) bool)
}

// Func is a Finder that is a plain function.
type Func step.Search

// Search calls the function.
func (f Func) Search(b *board.Board, yield func(step.Step) bool) { f(b, yield) }

// LongFinder is a Finder that may take seconds. It calls tick ten times a second or
// more often, and ends soon after ctx is done; what it has not yielded by then is
// missing.
type LongFinder interface {
	SearchLong(ctx context.Context, b *board.Board, tick func(), yield func(step.Step) bool)
}

// Find yields the steps of the technique on a board, which it reads while the
// sequence is consumed.
func (t *Technique) Find(b *board.Board) iter.Seq[step.Step] {
	if t.Finder == nil {
		return t.Steps(context.Background(), b, func() {})
	}
	return func(yield func(step.Step) bool) { t.Finder.Search(b, yield) }
}

// Steps is Find by the long search where the technique has one.
func (t *Technique) Steps(ctx context.Context, b *board.Board, tick func()) iter.Seq[step.Step] {
	if t.Long == nil {
		return t.Find(b)
	}
	return func(yield func(step.Step) bool) { t.Long.SearchLong(ctx, b, tick, yield) }
}

// WithSearch is the technique with another search, as another program has it.
func (t Technique) WithSearch(f step.Search) *Technique {
	t.Finder = Func(f)
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
