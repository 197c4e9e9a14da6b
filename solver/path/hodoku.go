package path

import (
	"context"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// stage is techniques that a recipe looks for at once. One of their steps is
// taken: the first found, technique by technique, or the least by compare.
type stage struct {
	techniques []*technique.Technique
	compare    order
	// sorted: each technique yields its steps in that order.
	sorted bool
}

// order compares two steps on a board: it is negative if x comes first.
type order func(b *board.Board, x, y *step.Step) int

// hodokuStages are the techniques that HoDoKu 2.2 uses by default behind the
// singles, in its order. The finders of this program may meet the instances of
// a technique in another order than HoDoKu; where HoDoKu sorts all, or takes
// another one first, the order says which.
//
// Source: HoDoKu's default configuration; which instance is taken, by
// comparison with its paths.
var hodokuStages = []struct {
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

const hodokuKey = "hodoku"

// hodoku is the recipe of that name.
var hodoku = func() Recipe {
	r := Recipe{Key: hodokuKey}
	for _, key := range []string{"full-house", "naked-single", "hidden-single-box", "hidden-single-line"} {
		r.Techniques = append(r.Techniques, technique.ByKey(key))
	}
	for _, x := range hodokuStages {
		s := stage{compare: x.compare}
		for _, key := range x.keys {
			s.techniques = append(s.techniques, technique.AsInHoDoKu(technique.ByKey(key)))
		}
		r.stages = append(r.stages, s)
		r.Techniques = append(r.Techniques, s.techniques...)
	}
	tables := technique.Tabled()
	for _, x := range [2][]*technique.Technique{tables[:2], tables[2:]} {
		r.stages = append(r.stages, stage{techniques: x, compare: byPlacement, sorted: true})
	}
	r.Techniques = append(r.Techniques, tables...)
	return r
}()

// hodokuLongest is the number of links that HoDoKu allows an X- or an XY-chain.
const hodokuLongest = 20

// inHoDoKu reports whether HoDoKu uses a step by default.
func inHoDoKu(s *step.Step) bool {
	switch s.Technique {
	case "empty-rectangle":
		return !isTurbot(s)
	case "avoidable-rectangle-2": // begins with two solved cells of a box
		solved := cellsArg(s, "cells").Minus(cellsArg(s, "roof"))
		return solved.Within(board.BoxHouse(solved.First().Box()).Cells())
	case "x-chain", "xy-chain":
		return chainLength(s) <= hodokuLongest
	}
	return true
}

// stagedChooser takes singles in their own order and then what the first stage
// with a step chooses.
type stagedChooser struct {
	stages  []stage
	singles *singles
	// solution is that of the givens, once it was needed.
	solution *board.Grid
}

func (c *stagedChooser) took(s *step.Step) { c.singles.apply(s) }

func (c *stagedChooser) next(ctx context.Context, b *board.Board, _ tick) (t *technique.Technique, s step.Step, ok bool) {
	if t, s, ok = c.singles.next(); ok {
		return t, s, ok
	}
	for i := range c.stages {
		if ctx.Err() != nil {
			break
		}
		if t, s, ok = c.stages[i].choose(b); ok {
			return t, s, ok
		}
	}
	if ctx.Err() != nil {
		return nil, step.Step{}, false
	}
	return c.guess(b)
}

// guess is the last resort: the middle one of the empty cells gets its digit.
// ok is false if the givens have no or several solutions, or the board has
// ruled theirs out.
func (c *stagedChooser) guess(b *board.Board) (t *technique.Technique, s step.Step, ok bool) {
	if c.solution == nil {
		puzzle := givens(b)
		found := search.Solve(&puzzle)
		if found.Count != 1 {
			return nil, step.Step{}, false
		}
		c.solution = &found.Solution
	}
	empty := slices.Collect(b.Empty().All())
	if len(empty) == 0 {
		return nil, step.Step{}, false // full and wrong
	}
	middle := empty[len(empty)/2]
	d := c.solution[middle]
	return technique.BruteForce, technique.FromSolution(b, board.CandidateOf(middle, d)), b.Has(middle, d)
}

// choose is the step of a stage on a board; ok is false if it has none.
func (x *stage) choose(b *board.Board) (best *technique.Technique, found step.Step, ok bool) {
	for _, t := range x.techniques {
		for s := range t.Find(b) {
			if !hasEffect(&s, b) || !inHoDoKu(&s) {
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
