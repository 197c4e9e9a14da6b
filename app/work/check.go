package work

import (
	"context"
	"time"

	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/repair"
)

// Check asks for the mistakes in a puzzle, or for further findings about a proper one.
type Check struct {
	Givens wire.Grid `json:"givens"`
	Limit  int       `json:"limit"` // maximum number of solutions counted
}

// Checked is the answer to Check; see repair.Report. Sets of cells are sent as grids of
// their digits.
type Checked struct {
	Count   int  `json:"count"`   // number of solutions found
	Counted bool `json:"counted"` // Count is exact, not cut off by a limit

	Contradiction wire.Grid `json:"contradiction"` // givens that have no common solution

	Repairs []Repair `json:"repairs"` // likeliest first

	Digits    [board.Cells]board.DigitSet `json:"digits"`    // digits of each cell in the solutions, if there are several solutions
	Completed wire.Grid                   `json:"completed"` // the puzzle with enough additional givens, if they were found
	Fewest    bool                        `json:"fewest"`    // whether it is proven that no fewer additional givens suffice

	Redundant wire.Grid `json:"redundant"` // givens that can each be removed on their own
	Minimal   wire.Grid `json:"minimal"`

	Unfinished []repair.Stage `json:"unfinished"`
	Millis     float64        `json:"millis"`
}

// Repair is an edit of the givens that leaves exactly one solution; see
// repair.Repair.
type Repair struct {
	Kind   repair.Kind `json:"kind"`
	From   board.Cell  `json:"from"`
	To     board.Cell  `json:"to"`
	Was    board.Digit `json:"was"`
	Now    board.Digit `json:"now"`
	Line   board.House `json:"line"`
	Digits string      `json:"digits"` // the digits moved by a Shift, in order
	Grid   wire.Grid   `json:"grid"`   // the puzzle after the edit
}

func (Checked) answer() {}

func (job Check) run(ctx context.Context, progress func(Progress)) (Answer, error) {
	start := time.Now()
	givens := board.Grid(job.Givens)
	limits := repair.Limits{Solutions: job.Limit, Nodes: repair.Defaults().Nodes}
	report, err := repair.Diagnose(ctx, &givens, limits, func(p repair.Progress) {
		progress(Progress{Stage: int(p.Stage), Done: p.Done, Total: p.Total})
	})
	if err != nil {
		return nil, err
	}
	out := Checked{
		Count: report.Count, Counted: report.Counted,
		Contradiction: within(&givens, report.Contradiction),
		Repairs:       newRepairs(&givens, report.Repairs),
		Completed:     wire.Grid(report.Completion.Grid), Fewest: report.Completion.Fewest,
		Redundant: within(&givens, report.Redundant), Minimal: wire.Grid(report.Minimal),
		Unfinished: report.Unfinished,
	}
	for c := range out.Digits {
		out.Digits[c] = report.Digits(board.Cell(c))
	}
	out.Millis = float64(time.Since(start)) / float64(time.Millisecond)
	return out, nil
}

// within returns the digits of a grid in a set of cells.
func within(g *board.Grid, cells board.CellSet) (part wire.Grid) {
	for c := range cells.All() {
		part[c] = g[c]
	}
	return part
}

func newRepairs(g *board.Grid, found []repair.Repair) (all []Repair) {
	for i := range found {
		all = append(all, NewRepair(g, &found[i]))
	}
	return all
}

// NewRepair encodes a repair of a grid.
func NewRepair(g *board.Grid, r *repair.Repair) Repair {
	out := Repair{Kind: r.Kind, From: r.From, To: r.To, Was: r.Was, Now: r.Now, Line: r.Line, Grid: wire.Grid(r.Grid)}
	for c := range r.Moved.All() {
		out.Digits += string('0' + rune(g[c]))
	}
	return out
}
