package main

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/app/cli/listing"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
)

// Options holds the flags. Every worker receives a copy.
type Options struct {
	Output    string
	Columns   []string
	As        string
	Where     string
	Sort      string
	Count     string
	Unique    bool
	Canonical bool
	Shards    int
	Lang      string
}

// lister computes the values that the options request for a puzzle.
type lister struct {
	*Options
	columns []listing.Column
	writer  listing.Writer
	where   *where.Expression // nil without a filter
	by      *listing.Column   // nil for the order of the input
	count   []listing.Column
	layers  profile.Layer
}

// maxShards limits the number of files.
const maxShards = 100_000

// newLister validates the options and returns a lister.
func newLister(o *Options) (l *lister, err error) {
	l = &lister{Options: o, layers: profile.Read}
	known := false
	if l.writer, known = listing.Writers[o.As]; !known {
		return nil, fmt.Errorf("--as: %q is not csv, json or line", o.As)
	}
	if o.Shards < 1 || o.Shards > maxShards {
		return nil, fmt.Errorf("--shards: a number from 1 to %d is needed", maxShards)
	}
	keys := o.Columns
	if len(keys) == 0 {
		keys = listing.DefaultColumns
	}
	if l.columns, err = listing.Chosen(keys); err != nil {
		return nil, fmt.Errorf("--columns: %w", err)
	}
	asked := slices.Clone(l.columns)
	if o.Sort != "" {
		by, err := listing.Chosen([]string{strings.TrimPrefix(o.Sort, "-")})
		if err != nil {
			return nil, fmt.Errorf("--sort: %w", err)
		}
		l.by, asked = &by[0], append(asked, by...)
	}
	if o.Count != "" {
		if l.count, err = listing.Chosen([]string{o.Count}); err != nil {
			return nil, fmt.Errorf("--count: %w", err)
		}
		asked = append(asked, l.count...)
	}
	if o.Where != "" {
		if l.where, err = where.Compile(o.Where); err != nil {
			return nil, fmt.Errorf("--where: %w", err)
		}
		l.layers = l.layers.With(l.where.Layers())
	}
	for _, column := range asked {
		l.layers = l.layers.With(column.Layer)
	}
	if o.Unique {
		l.layers = l.layers.With(profile.Canonical)
	}
	return l, nil
}
