package main

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// catalog is the order in which a path tries techniques; beyond begins where the
// basics end.
var (
	catalog = technique.Catalog()
	beyond  = 1 + slices.IndexFunc(catalog, func(t *technique.Technique) bool { return t.Key == "hidden-triple" })
)

// seen is what a puzzle has.
type seen struct {
	// keys are those of its orders that are wanted.
	keys []string
	// rank is the place in the catalog of what is needed first beyond the basics.
	// What the basics leave does not depend on how a puzzle lies, nor does what a
	// finder finds first on it.
	rank int
}

// look walks the path of a puzzle and notes the techniques that are wanted, and the
// grade if it is asked for. On each board it also tries those on request that come
// before what the path takes there.
func look(g *board.Grid, wanted func(key string) bool, grade bool) (s seen) {
	b := board.FromGrid(g)
	if making.TakeBasics(&b) {
		return s
	}
	for first, solved := true, false; !solved; first = false {
		at, taken, ok := s.next(&b, wanted)
		if first {
			s.rank = at
		}
		if !ok {
			break
		}
		taken.Apply(&b)
		solved = making.TakeBasics(&b)
	}
	if grade {
		if ok, err := generate.Holds(context.Background(), generate.Spec{Grade: rate.GradeExtreme}, g); ok && err == nil {
			s.add(extreme)
		}
	}
	s.keys = slices.DeleteFunc(s.keys, func(key string) bool { return !wanted(key) })
	return s
}

// next is the step that a path takes on a board where the basics have ended, and the
// place in the catalog of its technique; not ok if there is none.
func (s *seen) next(b *board.Board, wanted func(key string) bool) (at int, taken step.Step, ok bool) {
	for i, t := range catalog[beyond:] {
		if t.OnRequest && !wanted(t.Key) {
			continue
		}
		taken, ok := firstStep(t, b)
		if !ok {
			continue
		}
		s.add(t.Key)
		if !t.OnRequest {
			return beyond + i, taken, true
		}
	}
	return len(catalog), taken, false
}

func (s *seen) add(key string) {
	if !slices.Contains(s.keys, key) {
		s.keys = append(s.keys, key)
	}
}

func firstStep(t *technique.Technique, b *board.Board) (taken step.Step, ok bool) {
	for taken := range t.Steps(context.Background(), b, func() {}) {
		if taken.HasEffect(b) {
			return taken, true
		}
	}
	return taken, false
}
