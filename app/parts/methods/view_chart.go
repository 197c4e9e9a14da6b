package methods

import (
	"cmp"
	"math"
	"strconv"

	"sudoku/app/text"
	"sudoku/solver/classic"
	"sudoku/solver/sorting"
)

// Chart compares runs with bars on a logarithmic scale. It has no bars until a run is
// finished.
type Chart struct {
	Title    string
	Measures []MeasureChoice
	Bars     []Bar
	Ticks    []Tick
	Empty    string // why there are no bars
}

// MeasureChoice is an option for what the bars show.
type MeasureChoice struct {
	Name    string
	Measure Measure
	On      bool
}

// Bar is the bar for a run.
type Bar struct {
	Name, Value string
	Width       string // percentage of the chart's width
	Cut         bool   // the run was stopped by its limit
}

// Tick is a line on the scale.
type Tick struct {
	At    string // percentage of the chart's width
	Label string // "" for most ticks
}

// mostLabels is the number of labels that fit below the chart.
const mostLabels = 4

func newChart(m *Methods, t *text.Catalog) Chart {
	var done []*Run
	for i := range m.Runs {
		if m.Runs[i].State == RunDone {
			done = append(done, &m.Runs[i])
		}
	}
	if len(done) == 0 {
		return Chart{}
	}
	v := Chart{Title: t.Fill(t.Methods.Chart, "measure", t.Methods.Measures[m.Measure])}
	for i, name := range t.Methods.Measures {
		v.Measures = append(v.Measures, MeasureChoice{name, Measure(i), Measure(i) == m.Measure})
	}
	sorting.Stable(done, func(a, b *Run) int {
		return cmp.Compare(measured(&a.Ran, m.Measure), measured(&b.Ran, m.Measure))
	})
	low, high := math.Inf(1), math.Inf(-1)
	for _, run := range done {
		if f := measured(&run.Ran, m.Measure); f > 0 {
			low, high = min(low, math.Floor(math.Log10(f))), max(high, math.Ceil(math.Log10(f)))
		}
	}
	if low > high {
		v.Empty = t.Methods.NothingToShow
		return v
	}
	if low == high {
		high++
	}
	place := func(log float64) float64 { return 100 * (log - low) / (high - low) }
	for _, run := range done {
		f := measured(&run.Ran, m.Measure)
		if f == 0 {
			continue
		}
		v.Bars = append(v.Bars, Bar{
			Name:  t.Methods.Names[classic.Methods()[run.Method].Key].Name,
			Value: measureText(f, m.Measure, t),
			Width: percent(max(place(math.Log10(f)), 1)),
			Cut:   run.Ran.Result.Outcome == classic.LimitReached,
		})
	}
	every := math.Ceil((high - low) / mostLabels)
	for log := low; log <= high; log++ {
		tick := Tick{At: percent(place(log))}
		if math.Mod(log-low, every) == 0 {
			tick.Label = measureText(math.Pow(10, log), m.Measure, t)
		}
		v.Ticks = append(v.Ticks, tick)
	}
	return v
}

func measureText(f float64, by Measure, t *text.Catalog) string {
	if by == TimeMeasure {
		return t.Milliseconds(f)
	}
	return t.Integer(int(math.Round(f)))
}

func percent(f float64) string { return strconv.FormatFloat(f, 'f', 1, 64) + "%" }
