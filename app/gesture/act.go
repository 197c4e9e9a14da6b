package gesture

import "sudoku/solver/board"

// Kind says what a player means.
type Kind uint8

const (
	PickCell   Kind = iota // selects the cell alone
	AddCell                // adds the cell that a drag has reached
	ToggleCell             // adds the cell to the selection or takes it out
	PickRange              // selects from the last cell to this one
	PickAlike              // selects all that is like the cell
	HoldCell               // presses the cell for long, with Before selected then
	PressMark              // presses the candidate or pencil mark Digit of the cell
	RuleOut                // rules that candidate out
	ArmDigit               // chooses Digit to write into cells
	Swipe                  // a finger goes across where the page scrolls up and down
)

// Act is what a player means.
type Act struct {
	Kind   Kind
	Cell   board.Cell    // all but ArmDigit and Swipe
	Digit  board.Digit   // PressMark, RuleOut, ArmDigit
	Before board.CellSet // HoldCell
	Back   bool          // Swipe: to the right, as if turning a leaf back
}
