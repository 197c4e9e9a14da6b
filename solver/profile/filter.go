package profile

import "slices"

// A Range is an inclusive range of values of a column.
type Range struct {
	Column   Column
	From, To int
}

// A Filter selects the rows that meet all of its conditions. The zero Filter selects all
// rows.
type Filter struct {
	Ranges []Range
	// With holds techniques that must all be in the path. Without holds techniques that
	// must not be in it.
	With, Without TechniqueSet
	// Symmetries holds the symmetries that the givens must have.
	Symmetries Symmetries
	// Minimal selects only minimal puzzles. Unique selects only the first puzzle of each
	// canonical form.
	Minimal, Unique bool
}

// Layers returns the layers that the filter needs.
func (f *Filter) Layers() (all Layer) {
	for _, x := range f.Ranges {
		all = all.With(x.Column.Layer())
	}
	if !f.With.IsEmpty() || !f.Without.IsEmpty() {
		all = all.With(Rated)
	}
	if f.Minimal || f.Symmetries != 0 {
		all = all.With(Properties)
	}
	if f.Unique {
		all = all.With(Canonical)
	}
	return all
}

// IsZero reports whether the filter selects all rows.
func (f *Filter) IsZero() bool {
	return len(f.Ranges) == 0 && f.With.IsEmpty() && f.Without.IsEmpty() && f.Symmetries == 0 && !f.Minimal && !f.Unique
}

// Equal reports whether two filters are equal.
func (f *Filter) Equal(o *Filter) bool {
	return slices.Equal(f.Ranges, o.Ranges) && f.With == o.With && f.Without == o.Without &&
		f.Symmetries == o.Symmetries && f.Minimal == o.Minimal && f.Unique == o.Unique
}

// Match reports whether the filter selects a row. A row that lacks a layer needed by the
// filter does not match.
func (f *Filter) Match(r Row) bool {
	for i := range f.Ranges {
		x := &f.Ranges[i]
		if n, ok := r.Number(x.Column); !ok || n < x.From || n > x.To {
			return false
		}
	}
	if !f.With.IsEmpty() || !f.Without.IsEmpty() {
		used := r.Techniques()
		if r.Layers()&Rated == 0 || !f.With.Within(used) || f.Without.Meets(used) || r.Solutions() != 1 {
			return false
		}
	}
	if f.Minimal || f.Symmetries != 0 {
		if r.Layers()&Properties == 0 || f.Minimal && !r.Minimal() || f.Symmetries&^r.Symmetries() != 0 {
			return false
		}
	}
	return !f.Unique || r.Layers()&Canonical != 0 && !r.Duplicate()
}
