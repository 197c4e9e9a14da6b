package words

// Methods holds the sentences for the methods panel.
type Methods struct {
	_ incomparable

	Intro, Caption, Run, Done, TimeLimit, CycleLimit, NoLimit string
	Names                                                     map[string]Method // keyed by the keys of classic.Methods

	// Column headings.
	Method, Outcome, Time, Nodes, Tries, Depth, Rounds, Reported, Search string

	Waiting, Going, Failed, Ended                                            string
	Solved, NoSolution, Wrong, Stalled, LimitReached, Refused, Refusal, None string
	Passes, Cycles, Trials                                                   string

	// Results that the author of a method reports for an example.
	Seconds, ReportedFaster, ReportedPasses, ReportedCycles, ReportedWrong string

	Chart, ChartHelp, Measure, NothingToShow string
	Measures                                 [3]string // indexed by methods.Measure

	Animate, AnimateMethod, Back, Recording, NoEvents       string
	Play, Pause, Forward, Backward, ToStart, ToEnd          string
	Place, PlaceValue, CutHere, Speed, SpeedValue, Progress string
	Placed, TakenBack, Narrowed, NarrowedToNone, Pass       string
	Tried, Latest                                           string

	Race, RaceHelp, RaceEnded string
	Backtracking              string // title of Wikipedia's article
}

// Method holds the name of a method, and a sentence about how it works and where it comes
// from.
type Method struct{ Name, Help string }
