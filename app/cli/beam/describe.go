package main

import (
	"context"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"

	"sudoku/app/cli/listing"
	"sudoku/solver/minlex"
	"sudoku/solver/profile"
)

func init() {
	register.DoFn4x1[context.Context, Chunk, func(Row), func(string, int), error](&describeFn{})
}

// describeFn describes the puzzles of a chunk that pass the filter. It emits their rows
// and counts.
type describeFn struct {
	Options Options
	list    *lister
}

// Setup creates the lister. Beam calls it once for each copy of f.
func (f *describeFn) Setup() (err error) {
	f.list, err = newLister(&f.Options)
	return err
}

// ProcessElement emits a row for each puzzle of a chunk that passes the filter.
func (f *describeFn) ProcessElement(ctx context.Context, c Chunk, rows func(Row), count func(string, int)) error {
	chosen := 0
	for i, number := range c.Numbers {
		g := profile.UnpackGrid(c.Grids[i*profile.GridSize:])
		if f.list.Canonical {
			g, _ = minlex.Of(&g)
		}
		r := listing.Record{Profile: profile.Of(&g), Line: int(c.Lines[i])}
		is, err := r.Meets(ctx, f.list.where)
		if err != nil {
			return err
		}
		if !is {
			continue
		}
		if err := r.Work(ctx, f.list.layers); err != nil {
			return err
		}
		rows(f.list.row(&r, place(c.File, number)))
		chosen++
	}
	count("chosen", chosen)
	return nil
}

// row returns the row for a puzzle.
func (l *lister) row(r *listing.Record, place []byte) Row {
	row := Row{Key: place, Place: place, Text: l.writer.Append(nil, r, l.columns)}
	if l.by != nil {
		row.Key = append(sortKey(l.by.Value(r), strings.HasPrefix(l.Sort, "-")), place...)
	}
	if l.Unique {
		var form [profile.GridSize]byte
		profile.PackGrid(form[:], &r.Profile.Canonical)
		row.Form = string(form[:])
	}
	if l.count != nil {
		row.Value = string(listing.Writers["csv"].Append(nil, r, l.count))
	}
	return row
}
