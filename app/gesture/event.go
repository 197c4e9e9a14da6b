// Package gesture interprets pointer input on the grid and the keypad: presses, drags,
// long presses and clicks. It receives events with the elements under the pointer
// and reports acts. A press selects, and a drag adds to the selection. While the keypad is
// visible, a finger on the grid does not scroll the page.
package gesture

import (
	"math"

	"sudoku/solver/board"
)

// Pointer is a kind of pointing device.
type Pointer uint8

const (
	Mouse Pointer = iota
	Touch
	Pen
)

// Spot describes what lies under a pointer.
type Spot struct {
	OnCell bool
	Cell   board.Cell  // set if OnCell
	Mark   board.Digit // candidate or pencil mark within the cell, or 0
	Key    board.Digit // digit of a keypad key, or 0
	OnPad  bool        // whether it is in the grid or keypad, where a long press opens no menu
}

// Modifiers are the modifier keys held down.
type Modifiers struct {
	Shift bool
	Ctrl  bool // or Command on a Mac
}

// Press is a pointer going down.
type Press struct {
	Spot
	Modifiers
	Pointer   Pointer
	Secondary bool // not the first finger
	Other     bool // not the primary button
	Scrolls   bool // whether a finger scrolls the page here, so that only a click selects
}

// Move is a movement of a pointer.
type Move struct {
	Spot
	Up  bool    // no button is down
	Off float64 // distance from the centre of the cell; see Offset
}

// Offset returns the larger of the horizontal and vertical distances of a point from the
// centre of a cell, in cell widths.
func Offset(x, y, left, top, width float64) float64 {
	dx, dy := math.Abs(x-left-width/2), math.Abs(y-top-width/2)
	return math.Max(dx, dy) / width
}

// Click is a click, usually after a press.
type Click struct {
	Spot
	Modifiers
	Keyboard bool // by the keyboard or a screen reader
}
