package command

// Generation explains on the command line why no puzzle could be made.
type Generation struct {
	_ [0]func() // incomparable, see package words

	// Reasons why no puzzle can match a specification. EmptyRange also covers reversed
	// ranges.
	FewGivens, ManyGivens, EmptyRange           string
	SymmetryCount                               string
	PatternCount, PatternSymmetry, PatternLines string
	UnknownTechnique, NeverNeeded, GradeOfOnly  string
	// NotFound reports a search without a result.
	NotFound string
	// BadPattern reports an invalid pattern.
	BadPattern string
	// Made gives the number of finished puzzles.
	Made string
}
