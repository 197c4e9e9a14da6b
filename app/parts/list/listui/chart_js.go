package listui

import (
	"syscall/js"
	"time"

	"sudoku/app/desk"
	"sudoku/app/intake"
	"sudoku/app/parts/list"
	"sudoku/app/parts/sharing"
	"sudoku/app/picture"
	"sudoku/app/platform"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// chartPause is the minimum time between updates of a chart while rows change.
const chartPause = time.Second

// count counts the selected puzzles, or all in the table if none is selected, in time
// slices.
func (v *tableView) count() {
	t, place := v.table(), 0
	tally := profile.NewTally(v.e.State().Chart.Axes())
	v.counts++
	now := v.counts
	v.counting = true
	inSlices(func() (done bool) {
		if now != v.counts {
			return true // superseded by another count
		}
		for end := min(place+256, t.Rows); place < end; place++ {
			if number := t.Number(place); t.Selected() == 0 || t.IsSelected(number) {
				tally.Add(rowset.Profile(t.Row(number)))
			}
		}
		if place < t.Rows {
			return false
		}
		v.e.Send(list.Counted{Tally: tally})
		platform.After(chartPause, func() {
			if now == v.counts {
				v.counting = false
			}
		})
		return true
	})
}

// countSoon recounts the puzzles in an open chart after rows have changed, unless a count
// is running or has just ended.
func (v *tableView) countSoon() {
	l := v.e.State()
	tally := l.Chart.Tally
	if v.e.Desk().Dialog == desk.ListChartDialog && !v.counting && tally != nil && (l.Running() || tally.Puzzles != v.table().Rows) {
		v.count()
	}
}

// saveChart saves the current chart, in the page's colours, or its counts.
func (e *Effects) saveChart(kind list.ChartFile) {
	l := e.State()
	tally := l.Chart.Tally
	if tally == nil {
		return
	}
	if kind == list.ChartCSV {
		platform.Download(intake.SavedName(l.Name, ".csv"), platform.NewBlob("text/csv", tally.CSV()))
		return
	}
	svg, height := picture.Chart(&e.View().Chart.Drawn, platform.Colours(js.Global().Get("document").Get("body")), e.Text().Integer)
	if kind == list.ChartSVG {
		platform.Download(intake.SavedName(l.Name, ".svg"), platform.NewBlob("image/svg+xml", svg))
		return
	}
	platform.Then(platform.PNG(svg, picture.ChartWidth, height), func(blob js.Value) {
		platform.Download(intake.SavedName(l.Name, ".png"), blob)
	}, func(reason js.Value) { e.Send(sharing.PictureReady{Err: platform.Error(reason)}) })
}
