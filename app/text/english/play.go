package english

import "sudoku/app/text"

// The controls below the keypad and under “Settings”. Corner to And are what a
// screen reader says of a cell; {colours} and {digits} are lists. CellsFilled
// to NothingEliminated, LinkBegun to DrawingGone and Right to the end are
// answers in the status line. {candidate}, {from} and {to} are candidates such
// as r1c2=5; Linked is what a cell says of a link.
var play = text.Play{
	Mode:    "Entry mode",
	Modes:   [4]string{"Digit", "Corner", "Centre", "Colour"},
	Colours: [10]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "grey"},
	Left:    "{count} left",

	Options:        "Settings",
	ShowCandidates: "Show candidates",
	TidyMarks:      "A digit removes its marks from the cells it sees",
	ShowPeers:      "Highlight the cells that the selected one sees",
	ShowBivalue:    "Mark cells with two candidates",
	DigitFirst:     "Digit first, then the cells",
	CandidatesHelp: "Candidates follow the digits. In “Corner” and “Centre” mode, a digit rules a candidate out or brings it back, and so does a click on it in a selected cell; a right-click always does.",
	DigitFirstHelp: "Choose a digit, then press the cells it goes into. A long press on a digit does the same.",
	Restore:        "Bring back what I ruled out",
	Highlight:      "Highlight",
	HighlightDigit: "Highlight {digit}",

	Corner:   "corner marks {digits}",
	Centre:   "centre marks {digits}",
	Coloured: "coloured {colours}",
	Tinted:   "{digit} is {colour}",
	Bivalue:  "two candidates",
	Holds:    "may hold {digit}",
	And:      " and ",

	CellsFilled:          "Marks go in empty cells; this cell already has a digit.",
	CandidateImpossible:  "{digit} is not a candidate here: a digit in the same row, column or box rules it out.",
	EliminationsRestored: "{count:One candidate is|{count} candidates are} back.",
	NothingEliminated:    "You have not ruled out any candidates.",

	Target:        "Draw on",
	Targets:       [3]string{"Cells", "Candidates", "Links"},
	Brush:         "Colour of candidates",
	LinkKind:      "Kind of link",
	Strong:        "Strong",
	Weak:          "Weak",
	StrongLink:    "strong",
	WeakLink:      "weak",
	Linked:        "{kind} link from {from} to {to}",
	ClearDrawing:  "Clear drawing",
	TintHelp:      "A digit colours that candidate in the selected cells, and so does a click on it.",
	LinkHelp:      "The first digit or click starts the link, the second ends it; the same again removes it.",
	LinkBegun:     "The link starts at {candidate}; now choose its other end.",
	LinkLeft:      "No link was drawn.",
	LinksFull:     "No more than {count} links can be drawn.",
	NothingToTint: "{digit} is not a candidate here.",
	NothingDrawn:  "There is no drawing.",
	DrawingGone:   "Drawing cleared; Undo brings it back.",

	Time:             "Time played",
	ShowTimer:        "Show the time",
	MarkWrong:        "Mark wrong digits",
	MarkWrongHelp:    "Wrong entries are marked at once.",
	MarkWrongUnknown: "This puzzle does not have exactly one solution, so no digit is wrong by itself.",
	CheckEntries:     "Right so far?",
	CheckEntriesHelp: "Says whether your entries are right; press again to see where they are wrong.",
	Wrong:            "wrong",
	Right:            "All right so far.",
	WrongEntries:     "{count:One digit is|{count} digits are} wrong.",
	WrongCandidates:  "{count:One candidate that you ruled out is|{count} candidates that you ruled out are} in the solution.",
	AskAgain:         "Press again to see where.",
	NamedEntries:     "Wrong: {cells}.",
	NamedCandidates:  "Ruled out, but right: {candidates}.",
	Fit:              "The puzzle has several solutions; your entries fit at least one of them.",
	DoNotFit:         "The puzzle has several solutions; your entries fit none of them.",
	WithoutSolution:  "The puzzle has no solution, so no entry can be right.",
	NoEntries:        "There are no entries yet.",
}

// The list “Savepoints” below the grid. {name} is a savepoint's name; in
// Differs, {there} is what the other state has in a cell. Made, There and
// Reached are in the status line.
var savepoints = text.Save{
	Title:            "Savepoints",
	Help:             "A savepoint keeps the grid as it is now. Try something out, compare, and go back.",
	Set:              "Set a savepoint",
	Name:             "Savepoint {count}",
	Label:            "Name of savepoint {count}",
	State:            "{changes:one change|{changes} changes}, {digits:one digit|{digits} digits}",
	Branch:           "Branch",
	Branches:         "Other branches",
	More:             "{count:One more|{count} more}",
	Compare:          "Compare",
	Return:           "Return",
	Drop:             "Delete",
	Restore:          "Restore",
	Here:             "you are here",
	CompareWith:      "Compare with {name}",
	ReturnTo:         "Return to {name}",
	DropThis:         "Delete {name}",
	RestoreThis:      "Restore {name}",
	DigitsDiffer:     "{count:One digit differs|{count} digits differ}: {cells}.",
	CandidatesDiffer: "{count:One candidate is|{count} candidates are} ruled out in only one of the two.",
	MarksDiffer:      "Marks differ in {count:one cell|{count} cells}: {cells}.",
	NothingDiffers:   "Nothing differs.",
	Differs:          "differs: there {there}",
	Made:             "{name} is set.",
	There:            "{name} is already here.",
	Reached:          "Here it is. To go back, use Redo or a branch under “Savepoints”.",
}
