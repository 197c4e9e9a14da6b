package classic

import "sudoku/solver/board"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events.
const (
	// Place: Digit was written into the empty Cell.
	Place EventKind = iota
	// TakeBack: Digit was removed from Cell.
	TakeBack
	// Narrow: the method's candidates for Cell are now Digits.
	Narrow
	// Pass: a pass over the grid, or an iteration of the main loop, begins.
	Pass
)

// Event is one action of a method. Its kind determines which fields are set.
type Event struct {
	Kind   EventKind
	Cell   board.Cell
	Digit  board.Digit    // Place, TakeBack
	Digits board.DigitSet // Narrow
}

// Replay rebuilds a method's state from its events. Grid starts as the puzzle.
type Replay struct {
	Grid board.Grid
	// Candidates holds the candidates found for each cell. A cell's set is empty before
	// the method first visits it, and in methods that keep no candidates.
	Candidates [board.Cells]board.DigitSet
	// Passes is the number of passes started.
	Passes int
}

// Apply applies the next event.
func (r *Replay) Apply(e Event) {
	switch e.Kind {
	case Place:
		r.Grid[e.Cell] = e.Digit
	case TakeBack:
		r.Grid[e.Cell] = 0
	case Narrow:
		r.Candidates[e.Cell] = e.Digits
	case Pass:
		r.Passes++
	}
}
