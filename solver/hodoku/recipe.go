// Package hodoku imitates HoDoKu 2.2. It defines the searches that differ from the
// catalog's, the order in which HoDoKu tries techniques and takes their steps, and
// HoDoKu's classes. The package exists only so that paths and ratings match HoDoKu's;
// package technique defines the techniques themselves.
package hodoku

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// Recipe lists the stages that HoDoKu tries after the singles, in order.
type Recipe []stage

// stage holds techniques that are searched together. If compare is nil, the first step
// found is taken; otherwise the step that comes first in the order of compare.
type stage struct {
	techniques []*technique.Technique
	compare    order
	// sorted means that each technique yields its steps in the order of compare.
	sorted bool
}

// order compares two steps on a board. It returns a negative number if x comes first.
type order func(b *board.Board, x, y *step.Step) int

// stages lists the techniques that HoDoKu 2.2 uses by default after the singles, in its
// order. This program may find the instances of a technique in a different order from
// HoDoKu. Where HoDoKu sorts all instances, or takes another one first, compare defines
// the order.
//
// Source: HoDoKu's default configuration. The choice of instances was derived by
// comparison with HoDoKu's paths.
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

// Default returns the recipe of HoDoKu's default configuration.
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

// Techniques returns the techniques of the recipe, starting with the singles.
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

// Without returns the recipe without the stages that contain a technique for which drop
// returns true.
func (r Recipe) Without(drop func(*technique.Technique) bool) Recipe {
	return slices.DeleteFunc(slices.Clone(r), func(x stage) bool { return slices.ContainsFunc(x.techniques, drop) })
}

// choose returns the step that HoDoKu takes from the stage on a board. ok is false if the
// stage finds none.
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

// longestChain is HoDoKu's limit on the number of links in an X-chain or XY-chain.
const longestChain = 20

// isUsed reports whether HoDoKu uses a step by default.
func isUsed(s *step.Step) bool {
	switch s.Technique {
	case "empty-rectangle":
		return !isTurbot(s)
	case "avoidable-rectangle-2": // HoDoKu starts with two solved cells of a box
		solved := cellsArg(s, "cells").Minus(cellsArg(s, "roof"))
		return solved.Within(board.BoxHouse(solved.First().Box()).Cells())
	case "x-chain", "xy-chain":
		return chainLength(s) <= longestChain
	}
	return true
}
