package words

// Keys explains the keyboard, with one sentence per line of the key table.
type Keys struct {
	_ incomparable

	Digits, Erase, Arrows, Tab, LineEnds, ColumnEnds, GridEnds string
	Undo, Redo, Solve, Escape, Paste, Help                     string

	PlayKeys
	Hint, Steps, List string

	Lines, Cell, Places, Again string

	Names [10]string // labels of keys
}

// PlayKeys explains the keys for playing.
type PlayKeys struct {
	_ incomparable

	Corner, Centre, Colour, Modes, Space, Extend, All, Alike string
	Candidates, Highlight, Bivalue, DigitFirst, Savepoint    string
	Library, Brush, Pause, Check, Explain                    string
}

// Gestures explains mouse and touch input on the grid and the keypad.
type Gestures struct {
	_ incomparable

	Title string
	List  [8]Gesture
}

// Gesture is an action and its effect.
type Gesture struct{ Do, Help string }
