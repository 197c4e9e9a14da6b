package words

// Review holds the sentences about the moves of a game.
type Review struct {
	_ incomparable

	Title, Help, Working, None, Several string
	InTheWay, Resumed                   string
	Position, Whole, Line               string
	Forward, Backward                   string

	// Move is the heading of a move. TakenBack says what the move did, if it undid
	// something.
	Move, TakenBack string

	// The verdicts on a move.
	Shown, ShownBy, Marks, Guessed, WrongDigit, WrongCandidate, Misled, Repaired, Restored, Tidied string
	Took                                                                                           string

	Reason, Seen             string // headings of steps
	Resume, Next, Practise   string // buttons
	Share                    string // label of the button that makes a link to the review
	Moments                  string
	AtWrong, AtGuess, AtHint string // labels of moments in the game
	AtPause, AtHardest       string

	// A summary of the game in three sentences.
	Placed, Found, Paused, PausedSeen, Flawless, Wrong, Guesses string

	Difficulty, Time                     string // legend of the timeline
	WrongMark, GuessMark, HintMark, Stop string
}
