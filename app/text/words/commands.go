package words

// Commands are what the command line says beside its help.
type Commands struct {
	_ incomparable

	None, Several, Serving, Written, UseHelp string
	CutOff                                   string
	NoMethod                                 string
	StepsNone, StepsAre                      string
	Explained, Stuck, UniquenessOff          string
	Complete                                 string
	Proved, ProofNone, ProofOfOne            string
	ProofFails                               string
	HintTechnique, HintHouses, HintCells     string
	ScanNoGrid, ScanNoDigits, ScanDoubtful   string
	ScanNoPicture, ScanBroken, ScanTooLarge  string
}

// CommandLine is what the command line says about puzzles that are not in
// order, and while it works.
type CommandLine struct {
	_ incomparable

	// Clash says how often a digit appears in a house, and where.
	Clash, ClashTwice string
	// AtLines names the lines of a text that a sentence is about.
	AtLines string

	// Contradiction lists digits that have no solution together.
	Contradiction, ContradictionUnfinished string
	LikelyRepair                           string
	WrongEntries, WrongEliminations        string
	NoneFits                               string

	MethodsNotRun, Running string
	Puzzles                string // how many are done

	// MoreUnread says how many more lines cannot be read than are named, Alike
	// how many of them are like the one that a sentence is about.
	MoreUnread, Alike string

	// The map of an ambiguous puzzle. {counts} are digits with the number of
	// solutions, {cells} and {candidates} lists.
	MapCells, MapCellsCut string
	MapCell, MapDigit     string
	MapSets, MapWays      string
	MapFirst, MapNoWays   string
}
