// Package classic holds the methods of the write-ups that the product grew out
// of, each as its author wrote it, with two that users compare with: exact
// cover by dancing links, and the engine of package search. Every method
// counts what it does, can be cancelled and limited, and reports its events to
// whoever watches.
package classic

import (
	"context"
	"time"

	"sudoku/solver/board"
)

// Method is a way to solve a puzzle. It looks for one solution, not for a
// second one.
type Method struct {
	// Key names the method; kebab-case, never changes.
	Key string
	// Family is the key of the method that this one is a form of; a method
	// that is a method by itself has its own key here.
	Family string
	// Limits are the author's. A caller may set others before Run.
	Limits Limits

	run func(*run)
}

// Limits end a run; zero is none.
type Limits struct {
	// Time is how long a run may last. Any method takes one.
	Time time.Duration
	// Cycles is how often the main loop may turn, in methods that count
	// Result.Cycles.
	Cycles int
}

// Outcome is how a run ended.
type Outcome uint8

// The outcomes.
const (
	// NoSolution: the method has shown that there is none.
	NoSolution Outcome = iota
	// Solved: the grid is a solution.
	Solved
	// Wrong: the method ended with a full grid that is no solution. Methods
	// that do not look at the givens do that where givens clash.
	Wrong
	// Stalled: the method can do nothing more, and cells are open.
	Stalled
	// LimitReached: one of the limits ended the run.
	LimitReached
	// Cancelled: the context ended the run.
	Cancelled
	// Refused: the method takes no grid that breaks the rules as given;
	// Result.Refusals says where.
	Refused
)

// Result is what a run came to. A counter that the method does not have is 0.
type Result struct {
	Outcome Outcome
	// Grid is the grid as the method left it: the solution, the wrong grid, or
	// the puzzle with the digits that stood when the method stalled, was ended
	// or saw that there is no solution.
	Grid board.Grid
	// Nodes is the number of positions looked at.
	Nodes int
	// Tries is the number of digits written.
	Tries int
	// Depth is the largest number of choices that stood at the same time.
	Depth int
	// Passes is the number of passes over the grid, the last one, which
	// changed nothing, included.
	Passes int
	// Cycles is the number of turns of the main loop.
	Cycles int
	// Trials is the number of times that a digit was tried while another
	// candidate of its cell was kept for the way back.
	Trials int
	// Refusals are what is illegal in a grid that was refused, by house, then
	// by digit.
	Refusals []Refusal
}

// Open is the number of cells without a digit.
func (r *Result) Open() int { return board.Cells - r.Grid.Filled().Len() }

// Run runs the method on a grid until it is done, reaches one of its limits or
// ctx is done. When watch is not nil it is called with every event; Replay
// turns them back into grids. A cell of g that holds more than 9 leaves no
// solution.
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
