package main

import (
	"context"

	"sudoku/app/cli/listing"
)

// filter is the --where expression.
type filter struct{ *listing.Where }

// newFilter compiles an expression.
func newFilter(source string) (filter, error) {
	w, err := listing.Compile(source)
	return filter{w}, err
}

// match reports whether the expression is true of a puzzle. It computes only what the
// expression needs, since ratings are slow.
func (f filter) match(ctx context.Context, r *listing.Record) (bool, error) {
	if err := r.Work(ctx, f.Layers()); err != nil {
		return false, err
	}
	return f.Match(r)
}
