// Package command defines the command's sentences that the page does not need.
package command

// Commands holds the sentences for the command line other than its help.
type Commands struct {
	_ [0]func() // incomparable, see package words

	None, Several, Serving, Written, UseHelp string
	CutOff                                   string
	LogFails, LogWorks                       string
	NoMethod                                 string
	StepsNone, StepsAre                      string
	Explained, Stuck, UniquenessOff          string
	OwnPath, HoDoKuPath                      string // followed by the count of each technique
	Complete                                 string
	Proved, ProofNone, ProofOfOne            string
	ProofFails                               string
	HintTechnique, HintHouses, HintCells     string
	ScanNoGrid, ScanNoDigits, ScanDoubtful   string
	ScanNoPicture, ScanBroken, ScanTooLarge  string
}

// CommandLine holds the command line's sentences about faulty puzzles and about its
// progress.
type CommandLine struct {
	_ [0]func() // incomparable, see package words

	// Clash says how often a digit appears in a house, and where.
	Clash, ClashTwice string
	// AtLines names the lines of a text to which a sentence refers.
	AtLines string

	// Contradiction lists digits without a common solution.
	Contradiction, ContradictionUnfinished string
	LikelyRepair                           string
	WrongEntries, WrongEliminations        string
	NoneFits                               string

	MethodsNotRun, Running string
	Puzzles                string // number of puzzles done

	// MoreUnread gives the number of unreadable lines that are not listed individually.
	// Alike gives the number of lines that resemble the one described.
	MoreUnread, Alike string

	// The map of an ambiguous puzzle's solutions. {counts} lists digits with their number
	// of solutions. {cells} and {candidates} are lists.
	MapCells, MapCellsCut string
	MapCell, MapDigit     string
	MapSets, MapWays      string
	MapFirst, MapNoWays   string
}
