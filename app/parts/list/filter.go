package list

import (
	"math"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
)

// Filter says which puzzles are left, as the form has it. The zero value leaves all.
type Filter struct {
	ER      Range // in tenths
	Givens  Range
	Needed  string // key of a technique, "" for none
	Without string // key of a technique that is not needed, "" for none
	Minimal Minimality
	// Symmetry is one that the givens have, NoSymmetry for any.
	Symmetry generate.Symmetry
	Unique   bool // exactly one solution
	Once     bool // no puzzle that is the same as one before
}

// Range is numbers from one to another; 0 is no bound.
type Range struct{ From, To int }

// Minimality is a choice.
type Minimality uint8

// The choices.
const (
	AnyMinimality Minimality = iota
	OnlyMinimal
	NotMinimal
)

// Profiled is the filter as package profile has it.
func (f Filter) Profiled() profile.Filter {
	out := profile.Filter{Unique: f.Once, Minimal: f.Minimal == OnlyMinimal}
	within := func(column profile.Column, r Range) {
		if r == (Range{}) {
			return
		}
		if r.To == 0 {
			r.To = math.MaxInt32
		}
		out.Ranges = append(out.Ranges, profile.Range{Column: column, From: r.From, To: r.To})
	}
	within(profile.ER, f.ER)
	within(profile.Givens, f.Givens)
	if f.Unique || f.Minimal == NotMinimal {
		within(profile.Solutions, Range{1, 1})
	}
	if f.Minimal == NotMinimal {
		out.Ranges = append(out.Ranges, profile.Range{Column: profile.Minimal})
	}
	out.With = out.With.With(profile.TechniqueNumber(f.Needed))
	out.Without = out.Without.With(profile.TechniqueNumber(f.Without))
	if f.Symmetry != generate.NoSymmetry {
		out.Symmetries = out.Symmetries.With(f.Symmetry)
	}
	return out
}

// Layers are those that are to be worked out for the filter.
func (f Filter) Layers() profile.Layer {
	p := f.Profiled()
	return p.Layers() &^ profile.Read
}
