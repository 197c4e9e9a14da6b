package desk

// Ending is the stage at which the page shows the result of a game just finished, in
// place of the keypad.
type Ending uint8

// The stages of an ending.
const (
	NoEnding    Ending = iota
	NewEnding          // the board celebrates
	KnownEnding        // the celebration is over, because another panel was opened
)

// EndingID is the ID of the first button that an ending offers.
const EndingID = "ending-next"
