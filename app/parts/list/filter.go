package list

import (
	"math"

	"sudoku/solver/generate"
	"sudoku/solver/profile"
)

// Filter selects puzzles by the settings in the form. The zero value selects all.
type Filter struct {
	ER      Range // in tenths
	Givens  Range
	Needed  string // key of a required technique, "" if none
	Without string // key of an excluded technique, "" if none
	Minimal Minimality
	// Symmetry is a symmetry of the givens, NoSymmetry for any.
	Symmetry generate.Symmetry
	Unique   bool   // exactly one solution
	Once     bool   // exclude puzzles equivalent to an earlier one
	Groups   bool   // only puzzles equivalent to another one, grouped together
	Where    string // an expression, "" for none; see package where
}

// Range is an inclusive range of numbers. A bound of 0 means no limit.
type Range struct{ From, To int }

// Minimality filters by whether puzzles are minimal.
type Minimality uint8

// The values of Minimality.
const (
	AnyMinimality Minimality = iota
	OnlyMinimal
	NotMinimal
)

// Profiled converts the filter to a profile filter.
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

// Layers returns the layers that the filter requires.
func (f Filter) Layers() profile.Layer {
	p := f.Profiled()
	layers := p.Layers() | f.whereLayers()
	if f.Groups {
		layers |= profile.Canonical
	}
	return layers &^ profile.Read
}
