package profile

// A Column is a numeric property of a row, used for sorting and filtering.
type Column uint8

// The columns. The values of Hardest and Setter are technique numbers. The value of
// Symmetry is the row's greatest generate.Symmetry. Ratings are in tenths and Time is in
// microseconds. Booleans are 1 or 0.
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

// columns maps each column to its key, its layer and its value.
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

// Columns returns all columns.
func Columns() []Column {
	all := make([]Column, len(columns))
	for i := range all {
		all[i] = Column(i)
	}
	return all
}

// String returns the key of the column, which never changes.
func (c Column) String() string { return columns[c].key }

// Layer returns the layer to which the column belongs.
func (c Column) Layer() Layer { return columns[c].layer }

// Number returns the value of a column. It returns false if the column's layer is missing
// or has no value: an improper puzzle has no rating, and an unreadable text has only
// Unreadable and Time.
func (r Row) Number(c Column) (n int, ok bool) {
	x := &columns[c]
	if r.Layers()&x.layer == 0 || r.Unreadable() && c != Unreadable && c != Time || x.layer == Rated && r.Solutions() != 1 {
		return 0, false
	}
	return x.of(r), true
}
