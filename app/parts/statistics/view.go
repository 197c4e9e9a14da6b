package statistics

import (
	"fmt"
	"strings"
	"time"

	"sudoku/app/calendar"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// View describes the statistics dialog.
type View struct {
	Message  string // shown instead of everything else
	Numbers  []Count
	Rows     []Row
	Chart    DayChart
	Progress []Row
	Pace     string
	HasPace  bool
}

// Count is a number and what it counts.
type Count struct{ Number, Name string }

// Row is a row of a table: the results of one grade or with one technique.
type Row struct {
	Cells [4]string // the first is the head
	Bar   int       // drawn below the head, in percent; 0 for none
}

// DayChart shows how many puzzles were solved on each of the last days.
type DayChart struct {
	Text        string // the chart in words
	Bars, Ticks string // path data in a chartWidth by chartHeight box
	Most        string
	From        string // the first day; the last is today
}

// The chart's number of days and the size of its box.
const (
	chartDays   = 28
	chartStep   = 10 // width of a day
	chartWidth  = chartDays * chartStep
	chartHeight = 64
)

// ChartBox is the SVG view box of a DayChart.
var ChartBox = fmt.Sprintf("0 0 %d %d", chartWidth, chartHeight+1)

func (own *Statistics) View(t *text.Catalog) View {
	s, x := own, &t.Statistics
	switch {
	case s.Failure != nil:
		return View{Message: show.FailureText(s.Failure, t)}
	case !s.Listed:
		return View{}
	case len(s.Results) == 0:
		return View{Message: x.Empty}
	}
	now, longest := Streak(s.Results.Days(), s.Today)
	var v View
	for _, n := range []struct {
		count int
		name  string
	}{{now, x.Streak}, {longest, x.Longest}, {len(s.Results), x.Total}} {
		v.Numbers = append(v.Numbers, Count{t.Integer(n.count), t.Fill(n.name, "count", n.count)})
	}
	for g := rate.GradeEasy; g <= rate.GradeExtreme; g++ {
		v.Rows = append(v.Rows, gradeRow(s.Results, g, t))
	}
	if s.Results.Solved(rate.None) > 0 {
		v.Rows = append(v.Rows, gradeRow(s.Results, rate.None, t))
	}
	v.Chart = dayChart(s, t)
	v.Progress = progress(s.Results, t)
	v.Pace, v.HasPace = s.paceText(t)
	return v
}

func gradeRow(all Results, g rate.Grade, t *text.Catalog) (row Row) {
	row.Cells = [4]string{t.Ratings.Grades[g], t.Integer(all.Solved(g)), t.Statistics.Nobody, t.Statistics.Nobody}
	if best, ok := all.Best(g); ok {
		row.Cells[2] = show.Clock(time.Duration(best.Millis) * time.Millisecond)
	}
	if median, ok := all.Median(g); ok {
		row.Cells[3] = show.Clock(time.Duration(median) * time.Millisecond)
	}
	return row
}

// paceText describes what estimates of times are based on. used is false if there are no
// games for them.
func (s *Statistics) paceText(t *text.Catalog) (said string, used bool) {
	p, sentence := &s.pace, t.Statistics.TooFew
	if s.paced {
		sentence = t.Statistics.Pace
		if p.Within > 0 {
			sentence = t.Statistics.PaceWithin
		}
	}
	return t.Fill(sentence, "count", p.Games, "left", fewestGames-p.Games, "percent", p.Within), p.Games > 0
}

func dayChart(s *Statistics, t *text.Catalog) DayChart {
	var counts [chartDays]int
	total, days, most := 0, 0, 0
	for i := range s.Results {
		ago := int(s.Today - calendar.NewDay(s.Results[i].Finished))
		if ago < 0 || ago >= chartDays {
			continue
		}
		n := &counts[chartDays-1-ago]
		if *n++; *n == 1 {
			days++
		}
		total, most = total+1, max(most, *n)
	}
	var bars, ticks strings.Builder
	for i, n := range counts {
		left := i * chartStep
		fmt.Fprintf(&ticks, "M%d %dh8", left+1, chartHeight)
		if n > 0 {
			height := max(chartHeight*n/most, 4)
			fmt.Fprintf(&bars, "M%d %dh8v%dh-8z", left+1, chartHeight-height, height)
		}
	}
	first := (s.Today - chartDays + 1).Date()
	return DayChart{
		Text: t.Fill(t.Statistics.ChartText, "count", total, "days", days, "most", most),
		Bars: bars.String(), Ticks: ticks.String(), Most: t.Integer(most), From: first.Format(show.DateOnly),
	}
}
