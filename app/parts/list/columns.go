package list

import "sudoku/solver/profile"

// Column is a column of the table.
type Column uint8

// The columns, in the order in which they stand.
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

// profiled are what the columns say of a puzzle; the first three say which it is.
var profiled = [Columns]profile.Column{
	Givens: profile.Givens, Solutions: profile.Solutions, Grade: profile.Grade, ER: profile.ER, EP: profile.EP, ED: profile.ED,
	Score: profile.Score, Level: profile.Level, Hardest: profile.Hardest, Minimal: profile.Minimal, Symmetry: profile.Symmetry,
	Repeated: profile.Duplicate, Time: profile.Time,
}

// Profiled is what the column says of a puzzle; ok is false if it only says which
// puzzle it is.
func (c Column) Profiled() (column profile.Column, ok bool) { return profiled[c], c >= Givens }

// Layer is what is to be worked out for the column.
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

// Sortable reports whether the rows can be ordered by the column.
func (c Column) Sortable() bool { return c != Picture && c != Line }

// ColumnSet is a set of columns.
type ColumnSet uint32

// Has reports whether a column is in the set.
func (s ColumnSet) Has(c Column) bool { return s>>c&1 != 0 }

func newColumnSet(columns ...Column) (s ColumnSet) {
	for _, c := range columns {
		s |= 1 << c
	}
	return s
}

// Layers are those that the columns show.
func (s ColumnSet) Layers() (all profile.Layer) {
	for c := range Column(Columns) {
		if s.Has(c) {
			all |= c.Layer()
		}
	}
	return all
}

// columnsAtFirst are those shown at first, in a narrow window those for which there is
// room.
func columnsAtFirst(narrow bool) ColumnSet {
	if narrow {
		return newColumnSet(Number, Picture, Grade, ER)
	}
	return newColumnSet(Number, Picture, Givens, Solutions, Grade, ER)
}

// Order is what the rows are ordered by.
type Order struct {
	Column Column
	Down   bool // the highest first
}
