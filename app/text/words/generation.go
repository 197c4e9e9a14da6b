package words

// Generation is what the command line says when there is no such puzzle as was
// ordered.
type Generation struct {
	_ incomparable

	// What can be known at once. EmptyRange is also for values that were written the
	// wrong way round.
	FewGivens, ManyGivens, EmptyRange           string
	SymmetryCount                               string
	PatternCount, PatternSymmetry, PatternLines string
	UnknownTechnique, NeverNeeded, GradeOfOnly  string
	// NotFound is for a search that ended.
	NotFound string
	// BadPattern is for a pattern that cannot be read.
	BadPattern string
	// Made is how many are done.
	Made string
}
