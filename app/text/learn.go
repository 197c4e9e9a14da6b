package text

// Stages is how many parts the way of the lessons has.
const Stages = 8

// Learn is what the table of contents of the lessons says.
type Learn struct {
	_ incomparable

	Stages       [Stages]Stage
	StageDone    string
	Often, Never string
	Hard, Done   string
	Rare         string
	Next, Mixed  string
	Beginners    string
}

// Stage is a part of the way.
type Stage struct{ Name, Gives, Time string }
