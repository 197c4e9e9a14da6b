package list

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
	Time
	Columns = iota
)

// ColumnSet is a set of columns.
type ColumnSet uint32

// Has reports whether a column is in the set.
func (s ColumnSet) Has(c Column) bool { return s>>c&1 != 0 }

func setOf(columns ...Column) (s ColumnSet) {
	for _, c := range columns {
		s |= 1 << c
	}
	return s
}

// DefaultColumns are those shown at first.
var DefaultColumns = setOf(Number, Picture, Givens, Solutions, Grade, ER)

// NarrowColumns are those shown at first on a phone.
var NarrowColumns = setOf(Number, Picture, Grade, ER)

// Order is what the rows are ordered by.
type Order struct {
	Column Column
	Down   bool // the highest first
}

// Sortable reports whether the rows can be ordered by a column.
func (c Column) Sortable() bool { return c != Picture && c != Line }
