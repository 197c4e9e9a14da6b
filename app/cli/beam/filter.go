package main

import (
	"context"

	"sudoku/app/cli/listing"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
)

// filter is the --where expression.
type filter struct{ *where.Expression }

// newFilter compiles an expression.
func newFilter(source string) (filter, error) {
	e, err := where.Compile(source)
	return filter{e}, err
}

// match reports whether the expression is true of a puzzle. It computes only what the
// expression needs, since ratings are slow.
func (f filter) match(ctx context.Context, r *listing.Record) (bool, error) {
	if err := r.Work(ctx, f.Layers()); err != nil {
		return false, err
	}
	facts := where.Facts{Profile: &r.Profile, Line: r.Line}
	if f.Layers().Has(profile.Canonical) {
		facts.Class = r.ClassSize()
	}
	return f.Match(&facts), nil
}
