package words

// Finish holds the sentences for the end of a game and for a pause.
type Finish struct {
	_ incomparable

	Title                            string // title of the card
	Time, Grade, Hints, Mistakes     string // names of figures
	Best, NewBest                    string // best time of a grade; NewBest if it is new
	Another, AnyOther                string // buttons for another puzzle of the same grade, or of any
	Harder, Explain, AsText, Picture string

	// Result is the text to share, with one line for each figure. Puzzle replaces a
	// missing grade.
	Result, Puzzle, Helped string
	PictureName            string // name of the picture, for screen readers
	FileName               string
	Copied, NotCopied      string

	Pause, GoOn, Paused, GamePaused string
}
