// Package gesture turns what a mouse, a pen or fingers do to the grid and to
// the keypad into what the player means: presses, drags, long presses, clicks.
// It hears events with what lies under them and reports acts.
package gesture

import (
	"math"

	"sudoku/solver/board"
)

// Pointer is what a player points with.
type Pointer uint8

const (
	Mouse Pointer = iota
	Touch
	Pen
)

// Spot is what lies under a pointer.
type Spot struct {
	OnCell bool
	Cell   board.Cell  // if OnCell
	Mark   board.Digit // the candidate or pencil mark within the cell; 0: none
	Key    board.Digit // the keypad's key for a digit; 0: none
	OnPad  bool        // in the grid or the keypad, where no menu opens by a long press
}

// Modifiers are the keys that are held down meanwhile.
type Modifiers struct {
	Shift bool
	Ctrl  bool // or the Mac's command key
}

// Press is a pointer that goes down.
type Press struct {
	Spot
	Modifiers
	Pointer   Pointer
	Secondary bool // another finger than the first
	Other     bool // by another button than the main one
	Scrolls   bool // a finger here scrolls the page, and selects by a click
}

// Move is a pointer that moves.
type Move struct {
	Spot
	Up  bool    // no button is down
	Off float64 // how far it is from the middle of the cell, see Offset
}

// Offset is how far a point is from the middle of a cell, across or down,
// whichever is more, in widths of the cell.
func Offset(x, y, left, top, width float64) float64 {
	dx, dy := math.Abs(x-left-width/2), math.Abs(y-top-width/2)
	return math.Max(dx, dy) / width
}

// Click is a click, which usually follows a press.
type Click struct {
	Spot
	Modifiers
	Keyboard bool // or a program that helps to read the screen
}
