// Package classic implements the solving methods described in the write-ups behind this
// product.
//
// Each method works as its author wrote it. Two more serve for comparison: exact cover by
// dancing links, and package search. Every method counts its work, can be cancelled and
// limited, and can report each event.
package classic

import (
	"context"
	"time"

	"sudoku/solver/board"
)

// Method is a way to solve a puzzle. It looks for one solution and does not check for a
// second.
type Method struct {
	// Key identifies the method. It is kebab-case and never changes.
	Key string
	// Family is the key of the method that this one is a variant of, or its own key.
	Family string
	// Limits are those of the method's author. Callers may change them before Run.
	Limits Limits

	run func(*run)
}

// Limits bound a run. Zero means no limit.
type Limits struct {
	// Time is the longest duration of a run, for any method.
	Time time.Duration
	// Cycles is the maximum number of main-loop iterations, for methods that count
	// Result.Cycles.
	Cycles int
}

// Outcome says how a run ended.
type Outcome uint8

// The outcomes.
const (
	// NoSolution: the method proved that no solution exists.
	NoSolution Outcome = iota
	// Solved: the grid is a solution.
	Solved
	// Wrong: the method filled the grid, but not with a solution. Methods that do not
	// check the givens also end this way if givens clash.
	Wrong
	// Stalled: the method made no further progress and left cells open.
	Stalled
	// LimitReached: a limit ended the run.
	LimitReached
	// Cancelled: the context ended the run.
	Cancelled
	// Refused: the method rejects grids that break the rules; Result.Refusals lists the
	// reasons.
	Refused
)

// Result is the result of a run. Counters that the method does not keep are 0.
type Result struct {
	Outcome Outcome
	// Grid is the final grid: the solution, the wrong grid, or the puzzle with the digits
	// placed when the run ended.
	Grid board.Grid
	// Nodes is the number of positions examined.
	Nodes int
	// Tries is the number of digits written.
	Tries int
	// Depth is the largest number of choices pending at once.
	Depth int
	// Passes is the number of passes over the grid, including the last one, which changes
	// nothing.
	Passes int
	// Cycles is the number of main-loop iterations.
	Cycles int
	// Trials is the number of times a digit was tried while other candidates of its cell
	// were kept for backtracking.
	Trials int
	// Refusals lists the repeated digits of a refused grid by house, then by digit.
	Refusals []Refusal
}

// Open returns the number of empty cells.
func (r *Result) Open() int { return board.Cells - r.Grid.Filled().Len() }

// Run runs the method on g until it finishes, reaches a limit, or ctx is done. If watch
// is not nil, Run calls it with every event; Replay turns the events back into grids. If
// g contains a value above 9, the outcome is NoSolution.
func (m Method) Run(ctx context.Context, g *board.Grid, watch func(Event)) Result {
	r := run{ctx: ctx, watch: watch, limits: m.Limits, givens: g}
	r.result.Grid = *g
	if m.Limits.Time > 0 {
		r.deadline = time.Now().Add(m.Limits.Time)
	}
	for _, d := range g {
		if d > 9 {
			return r.result
		}
	}
	if r.look() {
		m.run(&r)
	}
	return r.result
}
