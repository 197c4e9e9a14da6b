package english

import (
	"sudoku/app/text/words"
)

// The controls below the keypad and under “Settings”. Corner to And are what a screen
// reader says for a cell; {colours} and {digits} are lists. CellsFilled to
// NothingEliminated, LinkBegun to DrawingGone, and Right to the end are replies in the
// status line. {candidate}, {from} and {to} are candidates such as r1c2=5; Linked is what
// a screen reader says for a link of a cell.
var play = words.Play{
	Mode:    "Entry mode",
	Modes:   [4]string{"Digit", "Corner", "Centre", "Colour"},
	Colours: [10]string{"none", "red", "orange", "yellow", "green", "teal", "blue", "violet", "pink", "grey"},
	Left:    "{count} left",

	Options: "Settings",
	Settings: map[string]string{
		"candidates":  "Show candidates",
		"digit-first": "Digit first, then the cells",
		"mark-wrong":  "Mark wrong digits",
		"tidy":        "Entering a digit erases its notes in the row, column and box",
		"peers":       "Highlight the row, column and box of the selected cell",
		"bivalue":     "Mark cells with two candidates",
		"timer":       "Show the time",
		"all-tools":   "All tools on a small screen",
		"left-hand":   "Keys for the left hand",
		"vibrate":     "Vibrate when a digit is entered",
		"expert":      "Expert: show all figures",
	},
	SettingHelp: map[string]string{
		"candidates":  "Candidates are the digits that still fit in a cell. To rule one out or bring it back, choose “Corner” or “Centre” and press it in a selected cell.",
		"digit-first": "Choose a digit, then press the cells it goes into. A long press on a digit does the same.",
		"mark-wrong":  "Wrong digits are marked at once.",
		"all-tools":   "Corner, centre, colour, redo and notes stay above the digits.",
		"expert":      "Times, search effort and rating numbers. Cells are called r5c5 unless you choose another name.",
	},
	Restore:        "Bring back what I ruled out",
	Pencil:         "Pencil",
	Notes:          "Notes",
	NotesHelp:      "Fill in all notes and keep them up to date",
	Highlight:      "Highlight",
	HighlightDigit: "Highlight {digit}",
	Naming:         "Call a cell",
	NamingHelp:     [2]string{"r5c5 is in row 5 from the top and column 5 from the left.", "Rows are A to {last} from the top, columns 1 to 9 from the left."},

	Corner:   "corner notes {digits}",
	Centre:   "centre notes {digits}",
	Coloured: "coloured {colours}",
	Tinted:   "{digit} is {colour}",
	Bivalue:  "two candidates",
	Holds:    "may hold {digit}",
	And:      " and ",

	CellsFilled:          "Notes go in empty cells; this one has a digit.",
	CandidateImpossible:  "{digit} does not fit here: it is already in the same row, column or box.",
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
	TintHelp:      "A digit colours that candidate in the selected cells. So does pressing the candidate.",
	LinkHelp:      "The first digit starts a link and the second ends it; pressing the candidates does the same. Repeat both to remove the link. For a group or an almost locked set, select several cells first.",
	LinkBegun:     "The link starts at {candidate}; now choose its other end.",
	LinkScattered: "The cells at one end of a link must be in the same row, column or box.",
	LinkLeft:      "No link was drawn.",
	LinksFull:     "No more than {count} links can be drawn.",
	NothingToTint: "{digit} does not fit here.",
	NothingDrawn:  "There is no drawing.",
	DrawingGone:   "Drawing cleared; Undo brings it back.",

	Time:             "Time played",
	MarkWrongUnknown: "This only works for a puzzle with exactly one solution.",
	CheckEntries:     "Right so far?",
	CheckEntriesHelp: "Says whether your digits are right. Press again to see which are wrong.",
	Wrong:            "wrong",
	Right:            "All right so far.",
	WrongEntries:     "{count:One digit is|{count} digits are} wrong.",
	WrongCandidates:  "{count:One candidate that you ruled out is|{count} candidates that you ruled out are} in the solution.",
	AskAgain:         "Press again to see where.",
	NamedEntries:     "Wrong: {cells}.",
	NamedCandidates:  "Ruled out, but right: {candidates}.",
	Fit:              "The puzzle has several solutions. Your digits fit at least one of them.",
	DoNotFit:         "The puzzle has several solutions. Your digits fit none of them.",
	WithoutSolution:  "The puzzle has no solution, so no digit can be right.",
	NoEntries:        "You have not entered a digit yet.",
}

// The list “Savepoints” below the grid. {name} is a savepoint's name; in Differs,
// {there} is the content of a cell in the other state. Made, There and Reached are in the
// status line.
var savepoints = words.Save{
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
	MarksDiffer:      "Notes differ in {count:one cell|{count} cells}: {cells}.",
	NothingDiffers:   "Nothing differs.",
	Differs:          "differs: there {there}",
	Made:             "{name} is set.",
	There:            "The grid is already at {name}.",
	Reached:          "This is the savepoint. To go back, use Redo or a branch under “Savepoints”.",
}
