// Package hodoku imitates HoDoKu 2.2: the searches of techniques that find
// other instances there, the order in which it tries techniques and takes their
// steps, and its classes. It exists only so that paths and ratings equal
// HoDoKu's; package technique says what a technique is.
package hodoku

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Recipe is what HoDoKu tries after the singles, stage by stage.
type Recipe []stage

// stage is techniques that are looked for at once. One of their steps is taken:
// the first found, technique by technique, or the least by compare.
type stage struct {
	techniques []*technique.Technique
	compare    order
	// sorted: each technique yields its steps in that order.
	sorted bool
}

// order compares two steps on a board: it is negative if x comes first.
type order func(b *board.Board, x, y *step.Step) int

// stages are the techniques that HoDoKu 2.2 uses by default after the
// singles, in its order. The finders of this program may meet the instances of
// a technique in another order than HoDoKu; where HoDoKu sorts all, or takes
// another one first, the order says which.
//
// Source: HoDoKu's default configuration; which instance is taken, by
// comparison with its paths.
var stages = []struct {
	keys    []string
	compare order
}{
	{[]string{"locked-pair"}, byNakedCells},
	{[]string{"locked-triple"}, byNakedCells},
	{[]string{"pointing"}, byHouseAndDigits},
	{[]string{"claiming"}, byHouseAndDigits},
	{[]string{"naked-pair"}, byNakedCells},
	{[]string{"naked-triple"}, byNakedCells},
	{[]string{"hidden-pair"}, byHouseAndDigits},
	{[]string{"hidden-triple"}, byHouseAndDigits},
	{[]string{"naked-quad"}, byNakedCells},
	{[]string{"hidden-quad"}, byHouseAndDigits},
	{[]string{"x-wing"}, nil},
	{[]string{"swordfish"}, nil},
	{[]string{"jellyfish"}, nil},
	{[]string{"remote-pair"}, byEffect},
	{[]string{"bug-plus-1"}, nil},
	{[]string{"skyscraper"}, byLinesThenDigit},
	{[]string{"two-string-kite"}, byDigitThenLines},
	{[]string{"turbot-fish"}, byEffect},
	{[]string{"empty-rectangle"}, byRectangle},
	{[]string{"w-wing"}, nil},
	{[]string{"xy-wing"}, byWingCells},
	{[]string{"xyz-wing"}, nil},
	{[]string{"unique-rectangle-1"}, byFirstPair},
	{[]string{"unique-rectangle-2"}, byFirstPair},
	{[]string{"unique-rectangle-3"}, byFirstPair},
	{[]string{"unique-rectangle-4"}, byFirstPair},
	{[]string{"unique-rectangle-5"}, byFirstPair},
	{[]string{"unique-rectangle-6"}, byFirstPair},
	{[]string{"hidden-rectangle"}, byFirstPair},
	{[]string{"avoidable-rectangle-1"}, nil},
	{[]string{"avoidable-rectangle-2"}, nil},
	{[]string{"finned-x-wing"}, nil},
	{[]string{"sashimi-x-wing"}, nil},
	{[]string{"finned-swordfish"}, nil},
	{[]string{"sashimi-swordfish"}, nil},
	{[]string{"finned-jellyfish"}, nil},
	{[]string{"sashimi-jellyfish"}, nil},
	{[]string{"sue-de-coq"}, bySueDeCoq},
	{[]string{"simple-colours-wrap", "simple-colours-trap"}, byColours},
	{[]string{"multi-colours-2", "multi-colours-1"}, byColours},
	{[]string{"x-chain"}, byEffect},
	{[]string{"xy-chain"}, byEffect},
	{[]string{"continuous-nice-loop", "discontinuous-nice-loop", "aic"}, byElimination},
	{[]string{"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic"}, byElimination},
	{[]string{"als-xz"}, nil},
	{[]string{"als-xy-wing"}, nil},
	{[]string{"als-chain"}, nil},
	{[]string{"franken-x-wing"}, nil},
	{[]string{"franken-swordfish"}, nil},
	{[]string{"finned-franken-x-wing"}, nil},
	{[]string{"finned-franken-swordfish"}, nil},
}

// Default is the recipe of HoDoKu's default configuration.
func Default() Recipe { return slices.Clone(byDefault) }

var byDefault = func() (r Recipe) {
	for _, x := range stages {
		s := stage{compare: x.compare}
		for _, key := range x.keys {
			s.techniques = append(s.techniques, Form(key))
		}
		r = append(r, s)
	}
	var tables []*technique.Technique
	for _, t := range technique.Tabled() {
		tables = append(tables, Form(t.Key))
	}
	for _, x := range [2][]*technique.Technique{tables[:2], tables[2:]} {
		r = append(r, stage{techniques: x, compare: byPlacement, sorted: true})
	}
	return r
}()

// Techniques are those of the recipe, the singles first.
func (r Recipe) Techniques() []*technique.Technique {
	var all []*technique.Technique
	for _, key := range []string{"full-house", "naked-single", "hidden-single-box", "hidden-single-line"} {
		all = append(all, technique.ByKey(key))
	}
	for _, x := range r {
		all = append(all, x.techniques...)
	}
	return all
}

// Without is the recipe without the stages that have a technique to drop.
func (r Recipe) Without(drop func(*technique.Technique) bool) Recipe {
	return slices.DeleteFunc(slices.Clone(r), func(x stage) bool { return slices.ContainsFunc(x.techniques, drop) })
}

// choose is the step of a stage on a board; ok is false if it has none.
func (x *stage) choose(b *board.Board) (best *technique.Technique, found step.Step, ok bool) {
	for _, t := range x.techniques {
		for s := range t.Find(b) {
			if !s.HasEffect(b) || !isUsed(&s) {
				continue
			}
			if x.compare == nil {
				return t, s, true
			}
			if best == nil || x.compare(b, &s, &found) < 0 {
				best, found = t, s
			}
			if x.sorted {
				break
			}
		}
	}
	return best, found, best != nil
}

// longestChain is the number of links that HoDoKu allows an X- or an XY-chain.
const longestChain = 20

// isUsed reports whether HoDoKu uses a step by default.
func isUsed(s *step.Step) bool {
	switch s.Technique {
	case "empty-rectangle":
		return !isTurbot(s)
	case "avoidable-rectangle-2": // begins with two solved cells of a box
		solved := cellsArg(s, "cells").Minus(cellsArg(s, "roof"))
		return solved.Within(board.BoxHouse(solved.First().Box()).Cells())
	case "x-chain", "xy-chain":
		return chainLength(s) <= longestChain
	}
	return true
}
