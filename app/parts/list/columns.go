package list

import (
	"slices"

	"sudoku/solver/profile"
)

// Column is a column of the table.
type Column uint8

// The columns in display order.
const (
	Number Column = iota
	Picture
	Line
	Givens
	Solutions
	Grade
	ER
	EP
	ED
	Score
	Level
	Hardest
	Minimal
	Symmetry
	Repeated
	Time
	Columns = iota
)

// profiled maps columns to profile columns. The first three only identify the puzzle.
var profiled = [Columns]profile.Column{
	Givens: profile.Givens, Solutions: profile.Solutions, Grade: profile.Grade, ER: profile.ER, EP: profile.EP, ED: profile.ED,
	Score: profile.Score, Level: profile.Level, Hardest: profile.Hardest, Minimal: profile.Minimal, Symmetry: profile.Symmetry,
	Repeated: profile.Duplicate, Time: profile.Time,
}

// Profiled returns the corresponding profile column. ok is false if the column only
// identifies the puzzle.
func (c Column) Profiled() (column profile.Column, ok bool) { return profiled[c], c >= Givens }

// columnOf returns the column that shows a profile column.
func columnOf(column profile.Column) Column {
	return Givens + Column(slices.Index(profiled[Givens:], column))
}

// Layer returns the layer that the column requires.
func (c Column) Layer() profile.Layer {
	switch column, ok := c.Profiled(); {
	case !ok:
		return 0
	case c == Time:
		return profile.Rated
	default:
		return column.Layer() &^ profile.Read
	}
}

// Sortable reports whether rows can be sorted by the column.
func (c Column) Sortable() bool { return c != Picture && c != Line }

// ColumnSet is a set of columns.
type ColumnSet uint32

// Has reports whether the set contains a column.
func (s ColumnSet) Has(c Column) bool { return s>>c&1 != 0 }

func newColumnSet(columns ...Column) (s ColumnSet) {
	for _, c := range columns {
		s |= 1 << c
	}
	return s
}

// Layers returns the layers that the columns require.
func (s ColumnSet) Layers() (all profile.Layer) {
	for c := range Column(Columns) {
		if s.Has(c) {
			all |= c.Layer()
		}
	}
	return all
}

// columnsAtFirst returns the default columns. In a narrow window these are only the ones
// that fit.
func columnsAtFirst(narrow bool) ColumnSet {
	if narrow {
		return newColumnSet(Number, Picture, Grade, ER)
	}
	return newColumnSet(Number, Picture, Givens, Solutions, Grade, ER)
}

// Order is the sort order of the rows.
type Order struct {
	Column Column
	Down   bool // descending
}
