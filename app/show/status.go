package show

// Tone is the tone of a status. The page does not show it by colour alone.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Good
	Bad
)

// Status describes the status line: the last action and the present state.
type Status struct {
	Tone    Tone
	Notice  string // response to the last action
	Main    string
	Words   []Word // words of Main, if they can be pointed at
	Detail  string
	Offers  []StatusOffer // possible next actions
	Working bool          // whether Main describes the engine's progress
	Asides  [2]string     // what only screen readers say: the entry mode and the step shown
	// Done and Total count the steps of running work; Total is 0 if unknown.
	Done, Total int
	Progress    string
}

// StatusOffer is an action that the status line offers.
type StatusOffer uint8

// The offers.
const (
	StartPlaying StatusOffer = iota
	FindMistake
	KeepTyping
	MyAnswers
	NextExercise
	MixExercises
	Done
)
