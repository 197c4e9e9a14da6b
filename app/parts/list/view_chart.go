package list

import (
	"strconv"
	"strings"

	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/profile"
	"sudoku/solver/sorting"
)

// ListChart describes the chart dialog.
type ListChart struct {
	What     string        // which puzzles are counted
	Measures []show.Option // indexed by profile.Measure
	Counting bool
	Silent   bool   // some puzzles are not included yet
	Says     string // the chart in words
	Drawn    show.Distribution
}

// mostBars limits the number of bars drawn. Saved counts include all.
const mostBars = 25

func newListChart(b *List, t *text.Catalog) ListChart {
	c := &b.Chart
	v := ListChart{What: t.Fill(t.List.ChartShown, "count", b.Table.Rows), Counting: c.Tally == nil}
	if b.Table.Selected > 0 {
		v.What = t.Fill(t.List.ChartSelected, "count", b.Table.Selected)
	}
	for m, name := range t.List.Measures {
		v.Measures = append(v.Measures, show.Option{Name: name, On: profile.Measure(m) == c.Measure})
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
	v.Drawn.Name = t.List.Measures[c.Measure]
	v.Says = strings.TrimSpace(inWords(&v.Drawn, c.Tally, t) + t.Techniques.Marks.Space + silent)
	return v
}

func newDistribution(y *profile.Tally, t *text.Catalog) show.Distribution {
	names := &t.List.ColumnNames
	d := show.Distribution{Up: t.List.ChartUp}
	from, to := y.Range()
	if from > to {
		return d
	}
	switch y.Measure {
	case profile.ByGivens:
		d.Across, d.Columns = names[Givens], y.Counts[from:to+1]
		d.Ticks = marks(from, to, 1, strconv.Itoa)
	case profile.ByER:
		d.Across, d.Columns = names[ER], y.Counts[from:to+1]
		d.Ticks = marks(from, to, 10, t.Tenths)
	case profile.ByScore:
		d.Across, d.Columns = names[Score], y.Counts[from:to+1]
		d.Ticks = scoreMarks(from, to, t)
	case profile.ByTechnique:
		d.Bars = bars(y, t)
	case profile.ByERAndScore:
		d.Across, d.Up = names[ER], names[Score]
		putDots(&d, y, t)
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

func putDots(d *show.Distribution, y *profile.Tally, t *text.Catalog) {
	left, right, low, high := len(y.Counts), 0, profile.ScoreBins, 0
	for i, n := range y.Counts {
		if n > 0 {
			er, score := i/profile.ScoreBins, i%profile.ScoreBins
			left, right, low, high = min(left, er), max(right, er), min(low, score), max(high, score)
		}
	}
	for i, n := range y.Counts {
		if n > 0 {
			d.Dots = append(d.Dots, show.Dot{Column: i/profile.ScoreBins - left, Line: i%profile.ScoreBins - low, Count: n})
		}
	}
	d.Columns, d.High = make([]int, right-left+1), high-low+1
	d.Ticks, d.Lines = marks(left, right, 10, t.Tenths), scoreMarks(low, high, t)
}

// mostMarks limits the number of marks.
const mostMarks = 12

// marks returns labels for round numbers in a range, in steps of least times 1, 2 or 5
// times a power of ten.
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

// scoreMarks returns labels at 1, 2 and 5 times powers of ten.
func scoreMarks(from, to int, t *text.Catalog) (all []show.Mark) {
	power := 1
	for decade := 0; decade <= to; decade += 10 {
		for bin, factor := range map[int]int{0: 1, 3: 2, 7: 5} {
			if at := decade + bin; at >= from && at <= to && (bin == 0 || to-from < 30) {
				all = append(all, show.Mark{At: at - from, Label: t.Integer(power * factor)})
			}
		}
		power *= 10
	}
	sorting.Stable(all, func(a, b show.Mark) int { return a.At - b.At })
	return all
}

// inWords describes the chart.
func inWords(d *show.Distribution, y *profile.Tally, t *text.Catalog) string {
	if len(d.Bars) > 0 {
		var said []string
		for _, b := range d.Bars[:min(3, len(d.Bars))] {
			said = append(said, b.Name+" ("+t.Integer(b.Count)+")")
		}
		return t.Fill(t.List.ChartOften, "names", strings.Join(said, t.Techniques.Marks.Comma))
	}
	if y.Measure == profile.ByERAndScore || len(d.Columns) == 0 {
		return ""
	}
	from, to := y.Range()
	all, half := y.Puzzles-y.Silent, 0
	middle := from
	for ; middle < to; middle++ {
		if half += y.Counts[middle]; 2*half >= all {
			break
		}
	}
	name := func(bin int) string {
		switch y.Measure {
		case profile.ByER:
			return t.Tenths(bin)
		case profile.ByScore:
			low, _ := profile.ScoreRange(bin)
			return t.Integer(low)
		default:
			return strconv.Itoa(bin)
		}
	}
	return t.Fill(t.List.ChartSpan, "from", name(from), "to", name(to), "middle", name(middle))
}
