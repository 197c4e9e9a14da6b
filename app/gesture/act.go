package gesture

import "sudoku/solver/board"

// Kind is the kind of an Act.
type Kind uint8

const (
	PickCell   Kind = iota // select only this cell
	AddCell                // add the cell that a drag has reached
	ToggleCell             // toggle the cell in the selection
	PickRange              // select from the last cell to this one
	PickAlike              // select all cells like this one
	HoldCell               // long press on the cell; Before is the selection before the press
	PressMark              // press candidate or pencil mark Digit of the cell
	RuleOut                // eliminate that candidate
	ArmDigit               // choose Digit to enter into cells
	Swipe                  // horizontal swipe where the page scrolls vertically
)

// Act is the meaning of a gesture.
type Act struct {
	Kind   Kind
	Cell   board.Cell    // for all but ArmDigit and Swipe
	Digit  board.Digit   // for PressMark, RuleOut, ArmDigit
	Before board.CellSet // for HoldCell
	Back   bool          // for Swipe: to the right, as when turning a page back
}
