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

// catalog is the order in which a path tries techniques. beyond is the index of the first
// technique after the basics.
var (
	catalog = technique.Catalog()
	beyond  = 1 + slices.IndexFunc(catalog, func(t *technique.Technique) bool { return t.Key == "hidden-triple" })
)

// seen describes a puzzle.
type seen struct {
	// keys lists the wanted keys of the puzzle.
	keys []string
	// rank is the catalog index of the first technique needed beyond the basics. A
	// disguise changes neither the rank nor the board that the basics leave.
	rank int
}

// look follows the path of a puzzle and notes the wanted techniques and, if requested, the
// grade Extreme. On each board it also tries wanted techniques that run only on request
// and precede the technique of the step taken.
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

// next returns the step that a path takes on a board where the basics have ended, and the
// catalog index of its technique. ok is false if the path gets stuck.
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
