package list

import (
	"strings"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/profile"
	"sudoku/solver/sorting"
)

// ListChart describes the chart dialog.
type ListChart struct {
	What       string        // which puzzles are counted
	Across, Up []show.Option // Up is indexed by profile.Axis, Across from profile.ByGivens
	Counting   bool
	Silent     bool   // some puzzles are not included yet
	Says       string // the chart in words
	Drawn      show.Distribution
}

// mostBars limits the number of bars drawn. Saved counts include all.
const mostBars = 25

func axisName(a profile.Axis, t *text.Catalog) string {
	switch a {
	case profile.Puzzles:
		return t.List.ChartUp
	case profile.ByTechnique:
		return t.List.ChartNeeded
	}
	return t.List.ColumnNames[columnOf(a.Column())]
}

func newListChart(b *List, t *text.Catalog) ListChart {
	c := &b.Chart
	v := ListChart{What: t.Fill(t.List.ChartShown, "count", b.Table.Rows), Counting: c.Tally == nil}
	if b.Table.Selected > 0 {
		v.What = t.Fill(t.List.ChartSelected, "count", b.Table.Selected)
	}
	across, up := c.Axes()
	for a := range profile.Axis(profile.Axes) {
		name := axisName(a, t)
		if a != profile.Puzzles {
			v.Across = append(v.Across, show.Option{Name: name, On: a == across})
		}
		if a == profile.Puzzles || a.IsOrdered() && across.IsOrdered() {
			v.Up = append(v.Up, show.Option{Name: name, On: a == up})
		}
	}
	if v.Counting {
		v.Says = t.List.ChartCounting
		return v
	}
	silent := ""
	if v.Silent = c.Tally.Silent > 0; v.Silent {
		silent = t.Fill(t.List.ChartSilent, "count", c.Tally.Silent)
	}
	v.Drawn = newDistribution(c.Tally, t)
	v.Says = strings.TrimSpace(inWords(&v.Drawn, c.Tally, t) + t.Techniques.Marks.Space + silent)
	return v
}

func newDistribution(y *profile.Tally, t *text.Catalog) show.Distribution {
	d := show.Distribution{Name: axisName(y.Across, t), Across: axisName(y.Across, t), Up: axisName(y.Up, t)}
	if !y.Across.IsOrdered() {
		d.Bars = bars(y, t)
		return d
	}
	sums := y.Sums(false)
	from, to := profile.Span(sums)
	if from > to {
		return d
	}
	d.Columns, d.Ticks = sums[from:to+1], axisMarks(y.Across, from, to, t)
	if y.Up == profile.Puzzles {
		return d
	}
	d.Name = d.Across + t.Techniques.Marks.Comma + d.Up
	low, high := profile.Span(y.Sums(true))
	d.High, d.Lines = high-low+1, axisMarks(y.Up, low, high, t)
	for i, n := range y.Counts {
		if column, line := y.Bins(i); n > 0 {
			d.Dots = append(d.Dots, show.Dot{Column: column - from, Line: line - low, Count: n})
		}
	}
	return d
}

// bars returns the techniques that the most puzzles need.
func bars(y *profile.Tally, t *text.Catalog) (all []show.NamedCount) {
	for x, n := range y.Counts {
		if n > 0 {
			all = append(all, show.NamedCount{Name: t.Techniques.Name(profile.Technique(x).Key()), Count: n})
		}
	}
	sorting.Stable(all, func(a, b show.NamedCount) int { return b.Count - a.Count })
	return all[:min(len(all), mostBars)]
}

// axisMarks returns the labels of a part of an axis.
func axisMarks(a profile.Axis, from, to int, t *text.Catalog) []show.Mark {
	label := func(bin int) string { return binName(a, bin, t) }
	switch {
	case a.IsLogarithmic():
		return logMarks(from, to, func(n int) string { return valueName(a, n, t) })
	case a.InTenths():
		return marks(from, to, 10, label)
	}
	return marks(from, to, 1, label)
}

// binName names a bin by its lowest value.
func binName(a profile.Axis, bin int, t *text.Catalog) string {
	if a.IsLogarithmic() {
		bin, _ = profile.BinRange(bin)
	}
	return valueName(a, bin, t)
}

func valueName(a profile.Axis, n int, t *text.Catalog) string {
	switch {
	case a.InTenths():
		return t.Tenths(n)
	case a == profile.ByGrade:
		return t.Ratings.Grades[n]
	case a == profile.ByLevel:
		return t.Ratings.Levels[n]
	case a == profile.ByTime:
		return t.Milliseconds(float64(n) / 1000)
	}
	return t.Integer(n)
}

// mostMarks limits the number of labels on an axis.
const mostMarks = 12

// marks returns labels for round numbers in a range. The step between them is least times
// 1, 2, 5, 10, 20 or 50, or 1 if the range is narrower than least.
func marks(from, to, least int, label func(int) string) (all []show.Mark) {
	step := least
	for _, factor := range []int{1, 2, 5, 10, 20, 50} {
		if step = least * factor; (to-from)/step < mostMarks {
			break
		}
	}
	if to-from < least { // the range may not contain a round number
		step = 1
	}
	for n := (from + step - 1) / step * step; n <= to; n += step {
		all = append(all, show.Mark{At: n - from, Label: label(n)})
	}
	return all
}

// logMarks returns labels at 1, 2 and 5 times powers of ten, or in a wide range only at
// powers of ten.
func logMarks(from, to int, label func(int) string) (all []show.Mark) {
	power := 1
	for decade := 0; decade <= to; decade += 10 {
		for bin, factor := range map[int]int{0: 1, 3: 2, 7: 5} {
			if at := decade + bin; at >= from && at <= to && (bin == 0 || to-from < 30) {
				all = append(all, show.Mark{At: at - from, Label: label(power * factor)})
			}
		}
		power *= 10
	}
	sorting.Stable(all, func(a, b show.Mark) int { return a.At - b.At })
	return all
}

// inWords describes the chart: the most frequent techniques, or the range and the median
// of each axis.
func inWords(d *show.Distribution, y *profile.Tally, t *text.Catalog) string {
	if len(d.Bars) > 0 {
		var said []string
		for _, b := range d.Bars[:min(3, len(d.Bars))] {
			said = append(said, b.Name+" ("+t.Integer(b.Count)+")")
		}
		return t.Fill(t.List.ChartOften, "names", strings.Join(said, t.Techniques.Marks.Comma))
	}
	if len(d.Columns) == 0 {
		return ""
	}
	said := spanInWords(y.Across, y.Sums(false), t)
	if y.Up != profile.Puzzles {
		said = d.Across + ": " + said + " " + d.Up + ": " + spanInWords(y.Up, y.Sums(true), t)
	}
	return said
}

// spanInWords describes the counts of an axis.
func spanInWords(a profile.Axis, counts []int, t *text.Catalog) string {
	from, to := profile.Span(counts)
	all, half := 0, 0
	for _, n := range counts {
		all += n
	}
	middle := from
	for ; middle < to; middle++ {
		if half += counts[middle]; 2*half >= all {
			break
		}
	}
	return t.Fill(t.List.ChartSpan, "from", binName(a, from, t), "to", binName(a, to, t), "middle", binName(a, middle, t))
}
