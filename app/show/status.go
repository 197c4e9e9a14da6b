package show

// Tone is how a status is meant; the page shows it by more than colour.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Good
	Bad
)

// Status is the status line: what was just done, and what holds now.
type Status struct {
	Tone   Tone
	Notice string // answers the last thing done
	Main   string
	Words  []Word // of Main, where they can be pointed at
	Detail string
	Offers []StatusOffer // what to do about it
	// Done of Total steps of what runs; Total is 0 where that is not known.
	Done, Total int
	Progress    string
}

// StatusOffer is what the status line offers to do.
type StatusOffer uint8

// The offers.
const (
	StartPlaying StatusOffer = iota
	FindMistake
	KeepTyping
	MyAnswers
	NextExercise
	MixExercises
)
