package classic

import "sudoku/solver/board"

// EventKind is what an event did.
type EventKind uint8

// The kinds of events.
const (
	// Place: Digit was written into the empty Cell.
	Place EventKind = iota
	// TakeBack: Digit was taken out of Cell again.
	TakeBack
	// Narrow: the candidates that the method keeps for Cell are Digits now.
	Narrow
	// Pass: a pass over the grid, or a turn of the main loop, begins.
	Pass
)

// Event is one thing that a method did. Which of its members mean something
// depends on its kind.
type Event struct {
	Kind   EventKind
	Cell   board.Cell
	Digit  board.Digit    // Place, TakeBack
	Digits board.DigitSet // Narrow
}

// Replay is what a method's events come to. It begins with the puzzle in Grid
// and follows by Apply.
type Replay struct {
	Grid board.Grid
	// Candidates are those that the method has found for a cell, empty before
	// its first look at the cell and in methods that keep none.
	Candidates [board.Cells]board.DigitSet
	// Passes is the number of passes begun.
	Passes int
}

// Apply takes in the next event.
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
