package words

// Play holds the sentences for playing.
type Play struct {
	_ incomparable

	Mode  string
	Modes [4]string // indexed by play.Mode

	Colours [10]string // indexed by board.Colour; the first means no colour
	Left    string     // how often a digit is missing

	Options                           string
	Settings                          map[string]string // keyed by the names of desk.Options
	SettingHelp                       map[string]string // shown while the option is on; may be absent
	MarkWrongUnknown                  string            // replaces the help of the option MarkWrong
	Highlight, HighlightDigit         string
	Restore, Pencil, Notes, NotesHelp string

	Naming     string
	NamingHelp [2]string // help for explain.Short and for letters

	// Contents of a cell, for screen readers.
	Corner, Centre, Coloured, Tinted, Bivalue, Holds, And string

	CellsFilled, CandidateImpossible, EliminationsRestored, NothingEliminated string

	// Drawing.
	Target       string
	Targets      [3]string // indexed by play.Target
	Brush        string
	LinkKind     string
	Strong, Weak string

	StrongLink, WeakLink string

	Linked        string // links of a cell, for screen readers
	ClearDrawing  string
	TintHelp      string
	LinkHelp      string
	LinkBegun     string
	LinkScattered string
	LinkLeft      string
	LinksFull     string
	NothingToTint string
	NothingDrawn  string
	DrawingGone   string

	// Timer, and the checking of entries.
	Time                                           string
	CheckEntries, CheckEntriesHelp, Wrong          string
	Right, WrongEntries, WrongCandidates, AskAgain string
	NamedEntries, NamedCandidates, Fit, DoNotFit   string
	WithoutSolution, NoEntries                     string
}

// Save holds the sentences for savepoints and branches.
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
