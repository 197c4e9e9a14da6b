package list

import (
	"sudoku/app/desk"
	"sudoku/solver/profile"
)

// Chart is a picture of the puzzles that are selected, or of all that the table shows
// if none is. The browser counts them.
type Chart struct {
	Measure profile.Measure
	Tally   *profile.Tally // nil as long as they are not counted
}

// ChartFile is a kind of file.
type ChartFile uint8

// The kinds of files.
const (
	ChartSVG ChartFile = iota
	ChartPNG
	ChartCSV
)

// What happens in the dialog.
type (
	// MeasurePicked chooses what the picture shows.
	MeasurePicked struct {
		desk.To[List]
		Measure profile.Measure
	}
	// Counted reports the numbers.
	Counted struct {
		desk.To[List]
		Tally *profile.Tally
	}
	// ChartSaved saves the picture, or the numbers.
	ChartSaved struct {
		desk.To[List]
		Kind ChartFile
	}
)

// countAgain has the puzzles counted again.
func (l *List) countAgain() desk.Cmd {
	l.Chart.Tally = nil
	return Count{}
}

// What the browser does then.
type (
	// Count counts the puzzles by the measure that the model says.
	Count struct{ desk.From[List] }
	// SaveChart saves the picture, or its numbers, to a file.
	SaveChart struct {
		desk.From[List]
		Kind ChartFile
	}
)
