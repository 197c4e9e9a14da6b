package profile

// Column is one of the things that a row says, as a number to sort and choose by.
type Column uint8

// The columns. Those of a technique are its number; Symmetry is the number of a
// generate.Symmetry, the greatest; Rating columns are in tenths, Time in
// microseconds, what is true or false 1 or 0.
const (
	Givens Column = iota
	Solutions
	Minimal
	Symmetry
	ClassSize
	Duplicate
	Grade
	ER
	EP
	ED
	Score
	Level
	Hardest
	Setter
	Time
	Unreadable
)

// columns are the names of the columns and the layers that they belong to.
var columns = [...]struct {
	key   string
	layer Layer
	of    func(Row) int
}{
	Givens:     {"givens", Read, Row.Givens},
	Solutions:  {"solutions", Solved, Row.Solutions},
	Minimal:    {"minimal", Properties, func(r Row) int { return number(r.Minimal()) }},
	Symmetry:   {"symmetry", Properties, func(r Row) int { return int(r.Symmetries().Greatest()) }},
	ClassSize:  {"class", Canonical, Row.ClassSize},
	Duplicate:  {"duplicate", Canonical, func(r Row) int { return number(r.Duplicate()) }},
	Grade:      {"grade", Rated, func(r Row) int { return int(r.Grade()) }},
	ER:         {"er", Rated, Row.ER},
	EP:         {"ep", Rated, Row.EP},
	ED:         {"ed", Rated, Row.ED},
	Score:      {"score", Rated, Row.Score},
	Level:      {"level", Rated, func(r Row) int { return int(r.Level()) }},
	Hardest:    {"hardest", Rated, func(r Row) int { return int(r.Hardest()) }},
	Setter:     {"setter", Rated, func(r Row) int { return int(r.Setter()) }},
	Time:       {"time", Read, func(r Row) int { return int(r.Time().Microseconds()) }},
	Unreadable: {"unreadable", Read, func(r Row) int { return number(r.Unreadable()) }},
}

func number(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Columns lists all columns.
func Columns() []Column {
	all := make([]Column, len(columns))
	for i := range all {
		all[i] = Column(i)
	}
	return all
}

// String is the key of the column, which never changes.
func (c Column) String() string { return columns[c].key }

// Layer is the one that the column belongs to.
func (c Column) Layer() Layer { return columns[c].layer }

// Number is what a row says in a column; ok is false if its layer is not there, or
// says nothing: a puzzle that is not proper has no rating, a text that cannot be
// read nothing but that.
func (r Row) Number(c Column) (n int, ok bool) {
	x := &columns[c]
	if r.Layers()&x.layer == 0 || r.Unreadable() && c != Unreadable && c != Time || x.layer == Rated && r.Solutions() != 1 {
		return 0, false
	}
	return x.of(r), true
}
