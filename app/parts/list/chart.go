package list

import (
	"sudoku/app/desk"
	"sudoku/solver/profile"
)

// Chart is a chart of the selected puzzles, or of all puzzles in the table if none is
// selected. The browser counts them.
type Chart struct {
	across, up profile.Axis   // as chosen; see Axes
	Tally      *profile.Tally // nil until counted
}

// Axes returns the axes of the chart. up is Puzzles for a histogram, which is the only
// chart of an axis without an order.
func (c *Chart) Axes() (across, up profile.Axis) {
	across, up = max(c.across, profile.ByGivens), c.up
	if !across.IsOrdered() || up == across {
		up = profile.Puzzles
	}
	return across, up
}

// ChartFile is a chart file format.
type ChartFile uint8

// The chart file formats.
const (
	ChartSVG ChartFile = iota
	ChartPNG
	ChartCSV
)

// The messages of the dialog.
type (
	// AxisPicked selects what one of the chart's axes shows.
	AxisPicked struct {
		desk.To[List]
		Up   bool
		Axis profile.Axis
	}
	// Counted carries the counts.
	Counted struct {
		desk.To[List]
		Tally *profile.Tally
	}
	// ChartSaved saves the chart or its counts.
	ChartSaved struct {
		desk.To[List]
		Kind ChartFile
	}
)

// countAgain requests a recount of the puzzles.
func (l *List) countAgain() desk.Cmd {
	l.Chart.Tally = nil
	return Count{}
}

// The commands for charts.
type (
	// Count counts the puzzles for the chart.
	Count struct{ desk.From[List] }
	// SaveChart saves the chart or its counts to a file.
	SaveChart struct {
		desk.From[List]
		Kind ChartFile
	}
)
