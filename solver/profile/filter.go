package profile

import "slices"

// Range is a column with the numbers that are wanted in it, both ends included.
type Range struct {
	Column   Column
	From, To int
}

// Filter says which rows are wanted: those for which everything in it holds. The
// zero Filter wants all.
type Filter struct {
	Ranges []Range
	// With are techniques that the path must have, all of them; Without are
	// those of which it must have none.
	With, Without TechniqueSet
	// Symmetries are those that the givens must have, all of them.
	Symmetries Symmetries
	// Minimal, Unique: only puzzles that are minimal, only the first of those
	// with the same canonical form.
	Minimal, Unique bool
}

// Layers are the layers that the filter asks about.
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

// IsZero reports whether the filter wants all rows.
func (f *Filter) IsZero() bool {
	return len(f.Ranges) == 0 && f.With.IsEmpty() && f.Without.IsEmpty() && f.Symmetries == 0 && !f.Minimal && !f.Unique
}

// Equal reports whether two filters are the same.
func (f *Filter) Equal(o *Filter) bool {
	return slices.Equal(f.Ranges, o.Ranges) && f.With == o.With && f.Without == o.Without &&
		f.Symmetries == o.Symmetries && f.Minimal == o.Minimal && f.Unique == o.Unique
}

// Match reports whether a row is wanted. A row is not as long as a layer is missing
// that the filter asks about.
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
