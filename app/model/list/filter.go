package list

import (
	"sudoku/app/work"
	"sudoku/solver/generate"
	"sudoku/solver/rate"
)

// Filter says which puzzles are left. The zero value leaves all.
type Filter struct {
	ER      Range // in tenths
	Givens  Range
	Needed  string // key of a technique, "" for none
	Without string // key of a technique that is not needed, "" for none
	Minimal Minimality
	// Symmetry is that of the givens, NoSymmetry for any.
	Symmetry generate.Symmetry
	Unique   bool // exactly one solution
}

// Range is numbers from one to another; 0 is no bound.
type Range struct{ From, To int }

// IsSet reports whether there is a bound.
func (r Range) IsSet() bool { return r != Range{} }

func (r Range) has(n int) bool { return n >= r.From && (r.To == 0 || n <= r.To) }

// Minimality is a choice.
type Minimality uint8

// The choices.
const (
	AnyMinimality Minimality = iota
	OnlyMinimal
	NotMinimal
)

// Layers are those that the filter depends on.
func (f Filter) Layers() (needed work.Layers) {
	if f.ER.IsSet() || f.Needed != "" || f.Without != "" {
		needed |= work.Judged
	}
	if f.Minimal != AnyMinimality || f.Symmetry != generate.NoSymmetry {
		needed |= work.Described | work.Counted
	}
	if f.Unique {
		needed |= work.Counted
	}
	return needed
}

// Keeps reports whether a puzzle is left. One of which it is not known yet is not.
func (f Filter) Keeps(row []byte) bool {
	if needed := f.Layers(); work.LayersOf(row)&needed != needed {
		return false
	}
	r := work.ReadRow(row)
	return (!f.ER.IsSet() || r.Grade != rate.None && f.ER.has(r.ER)) &&
		f.Givens.has(r.Givens) &&
		(f.Needed == "" || r.Techniques.Has(f.Needed)) &&
		(f.Without == "" || r.Grade != rate.None && !r.Techniques.Has(f.Without)) &&
		(f.Minimal == AnyMinimality || r.Count == 1 && r.Minimal == (f.Minimal == OnlyMinimal)) &&
		(f.Symmetry == generate.NoSymmetry || f.Symmetry.Holds(r.Puzzle.Filled())) &&
		(!f.Unique || r.Count == 1)
}

// Layer is what a column shows beside the puzzle itself.
func (c Column) Layer() work.Layers {
	switch c {
	case Solutions:
		return work.Counted
	case Minimal, Symmetry:
		return work.Described
	case Grade, ER, EP, ED, Score, Level, Hardest, Time:
		return work.Judged
	}
	return 0
}

// Layers are those that columns show.
func (s ColumnSet) Layers() (all work.Layers) {
	for c := range Column(Columns) {
		if s.Has(c) {
			all |= c.Layer()
		}
	}
	return all
}

// Key is what rows are ordered by in a column: lower ones first, and 0 for what is
// not known.
func (c Column) Key(row []byte) uint32 {
	if needed := c.Layer(); work.LayersOf(row)&needed != needed {
		return 0
	}
	r := work.ReadRow(row)
	rated := func(n int) uint32 {
		if r.Grade == rate.None {
			return 0
		}
		return uint32(n) + 1
	}
	switch c {
	case Givens:
		return uint32(r.Givens)
	case Solutions:
		return uint32(r.Count) + 1
	case Grade:
		return uint32(r.Grade)
	case ER:
		return rated(r.ER)
	case EP:
		return rated(r.EP)
	case ED:
		return rated(r.ED)
	case Score:
		return rated(r.Score)
	case Level:
		return rated(int(r.Level))
	case Hardest:
		return uint32(work.TechniqueNumber(r.Hardest))
	case Minimal:
		if r.Minimal {
			return 2
		}
		return 1
	case Symmetry:
		return uint32(r.Symmetry) + 1
	case Time:
		return rated(int(r.Took.Microseconds()))
	}
	return 0
}
