package desk

// OptionSet is a set of options of the player.
type OptionSet uint16

// The options. What has no place here is always on.
const (
	ShowCandidates OptionSet = 1 << iota // the digits that no peer rules out
	TidyMarks                            // a digit takes its pencil marks out of its peers
	ShowPeers                            // of the selected cells
	ShowBivalue                          // marks cells with two candidates
	DigitFirst                           // the digit is chosen first, then the cells
	MarkWrong                            // marks entries that are not the solution's
	ShowTimer
)

// DefaultOptions are those of a first visit.
const DefaultOptions = TidyMarks | ShowPeers | ShowTimer

// Has reports whether an option is on.
func (s OptionSet) Has(o OptionSet) bool { return s&o != 0 }
