package words

// Finish holds the sentences for the end of a game and for a pause.
type Finish struct {
	_ incomparable

	Done, DoneIn                 string // headings; DoneIn includes the time
	Daily                        string // shown above the heading of a daily puzzle
	Days                         string // follows the number of days in a row
	Week                         string // names the last seven days
	DaySolved                    string // says that a puzzle was solved on one of these days
	Another, AnyOther, NextDaily string // offer another puzzle: of the grade, of any grade, or of the day
	Details                      string // label of the button that opens the dialog, and title of the dialog
	Time, Grade, Hints, Mistakes string // names of figures
	Best                         string // best time of a grade
	Harder, Explain, Picture     string
	Board                        string // label of the button that shows the tools again

	// Remarks about a result.
	First, Fastest, FasterThanLast, AgainFaster, Again, Flawless, WithoutHints, Nth string
	Seconds, Minutes, Hours                                                         string // spans of time

	// Result is the text to share, with one line for each figure. Puzzle replaces a
	// missing grade.
	Result, Puzzle, Helped string
	PictureName            string // name of the picture, for screen readers
	FileName               string
	Copied, NotCopied      string

	Pause, GoOn, Paused, GamePaused string
}
