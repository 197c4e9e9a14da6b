package profile

import (
	"fmt"
	"math"
	"strings"
)

// An Axis is a property by which a Tally counts puzzles.
type Axis uint8

// The axes. Those before ByHardest are ordered.
const (
	Puzzles Axis = iota // no property: a single bin for all puzzles
	ByGivens
	BySolutions // 2 for several
	ByGrade
	ByER // in tenths, like ByEP and ByED
	ByEP
	ByED
	ByScore // ten bins for each power of ten, like ByTime
	ByLevel
	ByTime      // in microseconds
	ByHardest   // the bin is a [Technique]
	ByTechnique // the techniques of HoDoKu's path, a bin for each
	Axes        = iota
)

// axes maps each axis to its column and its number of bins. The last bin includes all
// higher values.
var axes = [Axes]struct {
	column Column
	bins   int
}{
	Puzzles: {Givens, 1}, ByGivens: {Givens, 82}, BySolutions: {Solutions, 3}, ByGrade: {Grade, 6},
	ByER: {ER, 121}, ByEP: {EP, 121}, ByED: {ED, 121}, ByScore: {Score, 61}, ByLevel: {Level, 5}, ByTime: {Time, 101},
	ByHardest: {Hardest, MaxTechnique + 1}, ByTechnique: {Hardest, MaxTechnique + 1},
}

// Column returns the column that the axis counts. Puzzles has none.
func (a Axis) Column() Column { return axes[a].column }

// InTenths reports whether the bins are tenths of the value.
func (a Axis) InTenths() bool { return a >= ByER && a <= ByED }

// IsLogarithmic reports whether the bins have the ranges that BinRange returns.
func (a Axis) IsLogarithmic() bool { return a == ByScore || a == ByTime }

// IsOrdered reports whether the bins of an axis have an order, so that a Tally can combine
// it with another such axis.
func (a Axis) IsOrdered() bool { return a < ByHardest }

// bin returns the bin of a row. It returns false if the row has no value.
func (a Axis) bin(r Row) (bin int, ok bool) {
	if a == Puzzles {
		return 0, true
	}
	n, ok := r.Number(a.Column())
	if a == ByTime {
		ok = ok && r.Layers().Has(Rated)
	}
	if a.IsLogarithmic() {
		n = int(math.Round(10 * math.Log10(float64(max(n, 1)))))
	}
	return min(n, axes[a].bins-1), ok
}

// BinRange returns the lowest and the highest value in a bin of a logarithmic axis.
func BinRange(bin int) (from, to int) {
	edge := func(bin int) int { return int(math.Ceil(math.Pow(10, (float64(bin)-.5)/10))) }
	return max(edge(bin), 1), edge(bin+1) - 1
}

// A Tally counts the puzzles in each bin of an axis, or in each pair of bins of two
// axes.
type Tally struct {
	Across, Up Axis
	Puzzles    int   // number of puzzles added
	Silent     int   // number of puzzles without a value
	Counts     []int // indexed by bin across, then by bin up
}

// NewTally returns an empty tally. up is Puzzles for a histogram. If across is ordered, up
// may also be another ordered axis.
func NewTally(across, up Axis) *Tally {
	return &Tally{Across: across, Up: up, Counts: make([]int, axes[across].bins*axes[up].bins)}
}

// Add counts a puzzle.
func (t *Tally) Add(r Row) {
	t.Puzzles++
	x, known := t.Across.bin(r)
	y, ok := t.Up.bin(r)
	switch {
	case !known || !ok:
		t.Silent++
	case t.Across == ByTechnique:
		for x := range r.Techniques().All() {
			t.Counts[x]++
		}
	default:
		t.Counts[x*axes[t.Up].bins+y]++
	}
}

// Bins returns the bins across and up that an index in Counts stands for.
func (t *Tally) Bins(i int) (across, up int) { return i / axes[t.Up].bins, i % axes[t.Up].bins }

// Sums returns the count of each bin of one axis: of Up if up is set, otherwise of Across.
func (t *Tally) Sums(up bool) []int {
	axis := t.Across
	if up {
		axis = t.Up
	}
	sums := make([]int, axes[axis].bins)
	for i, n := range t.Counts {
		bin, other := t.Bins(i)
		if up {
			bin = other
		}
		sums[bin] += n
	}
	return sums
}

// Span returns the first and the last bin with a count. If there is none, from is greater
// than to.
func Span(counts []int) (from, to int) {
	from, to = len(counts), -1
	for i, n := range counts {
		if n > 0 {
			from, to = min(from, i), i
		}
	}
	return from, to
}

// CSV returns the counts as CSV with a header. A histogram of an ordered axis includes the
// empty bins between others.
func (t *Tally) CSV() string {
	var s strings.Builder
	s.WriteString(t.Across.heading() + t.Up.heading() + "puzzles\n")
	from, to := Span(t.Counts)
	for i := from; i <= to; i++ {
		x, y := t.Bins(i)
		if t.Counts[i] == 0 && (t.Up != Puzzles || !t.Across.IsOrdered()) {
			continue
		}
		if low, high := BinRange(x); t.Across.IsLogarithmic() && low > high {
			continue // the bin contains no whole number
		}
		fmt.Fprintf(&s, "%s%s%d\n", t.Across.cell(x), t.Up.cell(y), t.Counts[i])
	}
	return s.String()
}

// heading returns the axis's columns of the header, each followed by a comma.
func (a Axis) heading() string {
	switch {
	case a == Puzzles:
		return ""
	case a == ByTechnique:
		return "technique,"
	case a.IsLogarithmic():
		return a.Column().String() + "_from," + a.Column().String() + "_to,"
	}
	return a.Column().String() + ","
}

// cell returns the axis's columns of a line, each followed by a comma.
func (a Axis) cell(bin int) string {
	switch {
	case a == Puzzles:
		return ""
	case !a.IsOrdered():
		return Technique(bin).Key() + ","
	case a.InTenths():
		return fmt.Sprintf("%d.%d,", bin/10, bin%10)
	case a.IsLogarithmic():
		low, high := BinRange(bin)
		return fmt.Sprintf("%d,%d,", low, high)
	}
	return fmt.Sprintf("%d,", bin)
}
