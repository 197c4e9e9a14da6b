package wire

import (
	"sudoku/solver/board"
	"sudoku/solver/classic"
)

// Recording holds the events of a run, in three bytes each: kind, cell and digits packed
// into one number, lowest byte first.
type Recording []byte

const (
	eventBytes = 3
	eventKinds = 4
	digitSets  = 512
)

// Len returns the number of events.
func (r Recording) Len() int { return len(r) / eventBytes }

// At returns event i. Any three bytes decode to a valid event.
func (r Recording) At(i int) classic.Event {
	b := r[i*eventBytes:][:eventBytes]
	n := int(b[0]) | int(b[1])<<8 | int(b[2])<<16
	digits, n := n%digitSets, n/digitSets
	e := classic.Event{Cell: board.Cell(n % board.Cells), Kind: classic.EventKind(n / board.Cells % eventKinds)}
	if e.Kind == classic.Narrow {
		e.Digits = board.DigitSet(digits)
	} else {
		e.Digit = board.Digit(digits % 10)
	}
	return e
}

// Add appends an event.
func (r *Recording) Add(e classic.Event) {
	n := (int(e.Kind)*board.Cells+int(e.Cell))*digitSets + int(e.Digits) + int(e.Digit)
	*r = append(*r, byte(n), byte(n>>8), byte(n>>16))
}
