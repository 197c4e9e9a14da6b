package list

import (
	"sudoku/app/desk"
	"sudoku/solver/profile"
)

// Chart is a chart of the selected puzzles, or of all puzzles in the table if none is
// selected. The browser counts them.
type Chart struct {
	Measure profile.Measure
	Tally   *profile.Tally // nil until counted
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
	// MeasurePicked selects what the chart shows.
	MeasurePicked struct {
		desk.To[List]
		Measure profile.Measure
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
	// Count counts the puzzles by the selected measure.
	Count struct{ desk.From[List] }
	// SaveChart saves the chart or its counts to a file.
	SaveChart struct {
		desk.From[List]
		Kind ChartFile
	}
)
