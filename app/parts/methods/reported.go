package methods

import (
	"strconv"
	"strings"

	"sudoku/app/parts/grid"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// report holds the figures that the author of a method reports for an example.
type report struct {
	example int // index in grid.Examples
	method  string

	seconds        float64
	faster         int // speed relative to the method's short form
	passes         int
	cycles, trials int
	wrong          bool // the author's result had duplicates
}

// reports holds all figures printed in the write-ups.
var reports = []report{
	{example: 0, method: "depth-first-scanning", seconds: 101.7},
	{example: 1, method: "string-recursion", seconds: 47.9},
	{example: 1, method: "string-recursion-rewritten", faster: 93},
	{example: 2, method: "string-recursion", wrong: true},
	{example: 3, method: "narrowing", passes: 6},
	{example: 4, method: "narrowing", passes: 6},
	{example: 4, method: "narrowing-hidden-singles", passes: 4},
	{example: 5, method: "narrowing-hidden-singles", passes: 4},
	{example: 6, method: "narrowing-hidden-singles", passes: 3},
	{example: 7, method: "candidates-with-trial", seconds: 1.56, cycles: 644, trials: 90},
}

// reportedText returns what a method's author reports for a puzzle. It is "" unless the
// puzzle is one of the examples.
func reportedText(givens *board.Grid, method string, t *text.Catalog) string {
	puzzle := strings.ReplaceAll(givens.String(), ".", "0")
	for _, r := range reports {
		if r.method == method && grid.Examples[r.example] == puzzle {
			return r.text(t)
		}
	}
	return ""
}

func (r *report) text(t *text.Catalog) string {
	var parts []string
	if r.seconds > 0 {
		seconds := strconv.FormatFloat(r.seconds, 'f', -1, 64) // as printed
		parts = append(parts, t.Fill(t.Methods.Seconds, "seconds", strings.Replace(seconds, ".", t.Decimal, 1)))
	}
	if r.faster > 0 {
		parts = append(parts, t.Fill(t.Methods.ReportedFaster, "factor", r.faster))
	}
	if r.passes > 0 {
		parts = append(parts, t.Fill(t.Methods.ReportedPasses, "count", r.passes))
	}
	if r.cycles > 0 {
		parts = append(parts, t.Fill(t.Methods.ReportedCycles, "cycles", r.cycles, "trials", r.trials))
	}
	if r.wrong {
		parts = append(parts, t.Methods.ReportedWrong)
	}
	return strings.Join(parts, t.Techniques.Marks.Comma)
}
