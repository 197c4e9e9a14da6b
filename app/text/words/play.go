package words

// Play is what belongs to working on a puzzle by hand.
type Play struct {
	_ incomparable

	Mode  string
	Modes [4]string // by model.Mode

	Colours [10]string // by board.Colour; the first is none
	Left    string     // how often a digit is still missing

	Options                   string
	Settings                  map[string]string // by the name of desk.Option
	SettingHelp               map[string]string // shown while it is on, where there is any
	MarkWrongUnknown          string            // in place of its help
	Highlight, HighlightDigit string
	Restore, Notes, NotesHelp string

	Naming     string
	Namings    [3]string // by explain.Naming
	NamingHelp [2]string // the same from explain.Short on

	// What a cell holds, for those who do not see it.
	Corner, Centre, Coloured, Tinted, Bivalue, Holds, And string

	CellsFilled, CandidateImpossible, EliminationsRestored, NothingEliminated string

	// Drawing.
	Target       string
	Targets      [3]string // by model.Target
	Brush        string
	LinkKind     string
	Strong, Weak string

	StrongLink, WeakLink string

	Linked        string // what a cell says of its links
	ClearDrawing  string
	TintHelp      string
	LinkHelp      string
	LinkBegun     string
	LinkLeft      string
	LinksFull     string
	NothingToTint string
	NothingDrawn  string
	DrawingGone   string

	// The timer, and the check of entries.
	Time                                           string
	CheckEntries, CheckEntriesHelp, Wrong          string
	Right, WrongEntries, WrongCandidates, AskAgain string
	NamedEntries, NamedCandidates, Fit, DoNotFit   string
	WithoutSolution, NoEntries                     string
}

// Save is what belongs to savepoints and branches.
type Save struct {
	_ incomparable

	Title, Help, Set, Name, Label, State         string
	Branch, Branches, More                       string
	Compare, Return, Drop, Restore, Here         string
	CompareWith, ReturnTo, DropThis, RestoreThis string
	DigitsDiffer, CandidatesDiffer, MarksDiffer  string
	NothingDiffers, Differs                      string
	Made, There, Reached                         string
}
