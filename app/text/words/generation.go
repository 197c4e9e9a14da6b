package words

// Generation explains on the command line why there is no puzzle for an order.
type Generation struct {
	_ incomparable

	// Orders that are impossible from the start. EmptyRange also covers reversed ranges.
	FewGivens, ManyGivens, EmptyRange           string
	SymmetryCount                               string
	PatternCount, PatternSymmetry, PatternLines string
	UnknownTechnique, NeverNeeded, GradeOfOnly  string
	// NotFound reports a search without result.
	NotFound string
	// BadPattern reports an invalid pattern.
	BadPattern string
	// Made gives the number of puzzles done.
	Made string
}
