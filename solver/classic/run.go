package classic

import (
	"context"
	"runtime"
	"time"

	"sudoku/solver/board"
)

// run is the state of a running method. Its grid and counters are in the result.
type run struct {
	ctx      context.Context
	watch    func(Event)
	limits   Limits
	deadline time.Time
	givens   *board.Grid
	result   Result
	steps    int
	stopped  bool
}

// pause is the number of steps between checks of the context and the clock. The slowest
// method takes a few milliseconds for that many steps.
const pause = 1024

// step is called in every iteration of a loop that may be long. It reports whether the
// run continues.
func (r *run) step() bool {
	r.steps++
	return r.steps%pause != 0 || r.look()
}

// look reports whether the run continues. It yields to other goroutines; otherwise, on
// WebAssembly's single thread, no timer could cancel the context.
func (r *run) look() bool {
	runtime.Gosched()
	switch {
	case r.ctx.Err() != nil:
		return r.stop(Cancelled)
	case !r.deadline.IsZero() && !time.Now().Before(r.deadline):
		return r.stop(LimitReached)
	}
	return true
}

// stop ends the run early. It always returns false, which look passes on.
func (r *run) stop(why Outcome) bool {
	r.stopped, r.result.Outcome = true, why
	return false
}

// node counts a position at the given depth and reports whether the run continues.
func (r *run) node(depth int) bool {
	r.result.Nodes++
	r.result.Depth = max(r.result.Depth, depth)
	return r.step()
}

// value returns the digit in a cell.
func (r *run) value(c board.Cell) board.Digit { return r.result.Grid[c] }

// place writes a digit into an empty cell.
func (r *run) place(c board.Cell, d board.Digit) {
	r.result.Tries++
	r.result.Grid[c] = d
	if r.watch != nil {
		r.watch(Event{Kind: Place, Cell: c, Digit: d})
	}
}

// takeBack empties a cell.
func (r *run) takeBack(c board.Cell) {
	if r.watch != nil {
		r.watch(Event{Kind: TakeBack, Cell: c, Digit: r.result.Grid[c]})
	}
	r.result.Grid[c] = 0
}

// narrow reports the new candidates for a cell.
func (r *run) narrow(c board.Cell, digits board.DigitSet) {
	if r.watch != nil {
		r.watch(Event{Kind: Narrow, Cell: c, Digits: digits})
	}
}

// pass reports that a pass begins.
func (r *run) pass() {
	if r.watch != nil {
		r.watch(Event{Kind: Pass})
	}
}

// conclude sets the outcome of a search that was not stopped. full reports whether the
// search filled the grid.
func (r *run) conclude(full bool) {
	switch {
	case r.stopped:
	case !full:
		r.result.Outcome = NoSolution
	case r.result.Grid.IsSolution():
		r.result.Outcome = Solved
	default:
		r.result.Outcome = Wrong
	}
}

// firstEmpty returns the first empty cell in row order; ok is false if the grid is full.
func firstEmpty(g *board.Grid) (c board.Cell, ok bool) {
	for i, d := range g {
		if d == 0 {
			return board.Cell(i), true
		}
	}
	return 0, false
}

// digitsIn returns the digits placed in a house.
func digitsIn(g *board.Grid, h board.House) board.DigitSet {
	var digits board.DigitSet
	for i := range 9 {
		if d := g[h.At(i)]; d != 0 {
			digits = digits.With(d)
		}
	}
	return digits
}

// free returns the digits that no house of the cell contains.
func free(g *board.Grid, c board.Cell) board.DigitSet {
	digits := board.AllDigits
	for _, h := range c.Houses() {
		digits &^= digitsIn(g, h)
	}
	return digits
}
