package words

// Finish holds the sentences for the end of a game and for a pause.
type Finish struct {
	_ incomparable

	Title                            string // of the card
	Time, Grade, Hints, Mistakes     string // names of figures
	Best, NewBest                    string // best time of a grade; NewBest if this is it
	Another, AnyOther                string // offer another puzzle of the grade, or of any
	Harder, Explain, AsText, Picture string

	// Result is the text to share, one line each. Puzzle replaces a missing
	// grade.
	Result, Puzzle, Helped string
	PictureName            string // of the picture, for screen readers
	FileName               string
	Copied, NotCopied      string

	Pause, GoOn, Paused, GamePaused string
}
