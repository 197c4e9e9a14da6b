// Package entry defines the type of a technique, with its key, class, ratings and finder.
// The packages of the technique families declare their techniques with this type; package
// technique lists them in order.
package entry

import (
	"context"
	"iter"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Technique is a pattern with its key, ratings and finder. Package app/text holds its
// name and sentences in each language.
type Technique struct {
	// Key identifies the technique, in kebab-case, and never changes.
	Key string
	// Class says how much of the board one must look at to spot the technique.
	Class Class
	// Stage is the stage of the lessons that teaches the technique. Within a stage,
	// lessons are ordered by the Later of their first technique, and then as in the
	// catalog.
	Stage Stage
	Later uint8
	// HoDoKu is the technique's four-digit code in HoDoKu, or "". Score is its base score
	// in HoDoKu, or 0. Level is its level in HoDoKu's default configuration, or Unlisted.
	HoDoKu string
	Score  int
	Level  Level
	// SE is the Sudoku Explainer rating in tenths, or 0. If the rating depends on the
	// size or length of the pattern, each step has its own.
	SE int
	// Uniqueness says that the technique assumes a unique solution.
	Uniqueness bool
	// OnRequest says that the technique is too slow to be searched by default.
	OnRequest bool
	// Board is the board of Example, in the notation of the technique's test cases.
	Board string
	// Finder is the search, or nil if only Long is set.
	Finder Finder
	// Long is the search if it may take seconds, or nil.
	Long LongFinder
}

// Finder yields the steps of a technique on a board until there are no more or yield
// returns false. It yields the cheapest step first, and each instance that has an effect
// once. It only reads the board, yields the same steps for the same board, and does not
// allocate if it finds nothing.
//
// Finders are constant values, so that the linker can lay out the tables of techniques,
// which then need no initialisation at program start.
type Finder interface {
	Search(b *board.Board, yield func(step.Step) bool)
}

// Func is a function that implements Finder.
type Func step.Search

// Search calls the function.
func (f Func) Search(b *board.Board, yield func(step.Step) bool) { f(b, yield) }

// LongFinder is like Finder but may take seconds. It calls tick at least ten times a
// second. It returns soon after ctx is done, possibly before it has yielded all steps.
type LongFinder interface {
	SearchLong(ctx context.Context, b *board.Board, tick func(), yield func(step.Step) bool)
}

// Find returns the steps of the technique on a board. It reads the board while the
// sequence is consumed.
func (t *Technique) Find(b *board.Board) iter.Seq[step.Step] {
	if t.Finder == nil {
		return t.Steps(context.Background(), b, func() {})
	}
	return func(yield func(step.Step) bool) { t.Finder.Search(b, yield) }
}

// Steps is like Find but uses the long search if the technique has one.
func (t *Technique) Steps(ctx context.Context, b *board.Board, tick func()) iter.Seq[step.Step] {
	if t.Long == nil {
		return t.Find(b)
	}
	return func(yield func(step.Step) bool) { t.Long.SearchLong(ctx, b, tick, yield) }
}

// WithSearch returns a copy of the technique with another search, such as that of another
// program.
func (t Technique) WithSearch(f step.Search) *Technique {
	t.Finder = Func(f)
	return &t
}

// First returns the first step of the technique on a board. ok is false if there is no
// step.
func (t *Technique) First(b *board.Board) (s step.Step, ok bool) {
	for s := range t.Find(b) {
		return s, true
	}
	return step.Step{}, false
}

// Rating returns the Sudoku Explainer rating of a step in tenths: the step's own rating
// if it has one, and otherwise the technique's.
func (t *Technique) Rating(s *step.Step) int {
	if s.SE != 0 {
		return s.SE
	}
	return t.SE
}
