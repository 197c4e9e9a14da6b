package words

// Keys explain the keyboard, one sentence for each line of the key table.
type Keys struct {
	_ incomparable

	Digits, Erase, Arrows, Tab, LineEnds, ColumnEnds, GridEnds string
	Undo, Redo, Solve, Escape, Paste, Help                     string

	PlayKeys
	Hint, Steps, List string

	Names [10]string // what is written on keys
}

// PlayKeys explain the keys of playing.
type PlayKeys struct {
	_ incomparable

	Corner, Centre, Colour, Modes, Space, Extend, All, Alike string
	Candidates, Highlight, Bivalue, DigitFirst, Savepoint    string
	Library, Brush, Pause                                    string
}

// Gestures say what mice and fingers do at the grid and at the keypad.
type Gestures struct {
	_ incomparable

	Title string
	List  [8]Gesture
}

// Gesture is what one does and what comes of it.
type Gesture struct{ Do, Help string }
