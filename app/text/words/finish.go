package words

// Finish is what belongs to the end of a game, and to a pause.
type Finish struct {
	_ incomparable

	Title                            string // of the card
	Time, Grade, Hints, Mistakes     string // names of figures
	Best, NewBest                    string // the best time of a grade, with one that is it
	Another, AnyOther                string // another puzzle of a grade, or of any
	Harder, Explain, AsText, Picture string

	// Result is the text to share, a line each; Puzzle is for a puzzle without a
	// grade.
	Result, Puzzle, Helped string
	PictureName            string // of the picture, for those who do not see it
	FileName               string
	Copied, NotCopied      string

	Pause, GoOn, Paused, GamePaused string
}
