package english

import "sudoku/app/text"

// The dialog with the puzzles that the browser keeps. {title} is a puzzle's
// title, {date} a date, {time} a playing time such as 1:02:03. Opened to
// KeptBefore are in the status line, where KeptBefore follows one of the
// others.
var library = text.Library{
	Button:       "Library",
	Title:        "Library",
	Help:         "Puzzles you have started are saved in this browser with their whole history.",
	Search:       "Search by title, date or digits",
	Keep:         "Add the current puzzle",
	Untitled:     "{givens} givens",
	Label:        "Title of the puzzle {title}",
	Progress:     "{filled} of {empty} cells, {time}",
	Solved:       "solved, {time}",
	Here:         "in the grid now",
	Changed:      "changed {date}",
	Open:         "Open",
	OpenThis:     "Open {title}",
	Drop:         "Delete",
	DropThis:     "Delete {title}",
	Restore:      "Restore",
	RestoreThis:  "Restore {title}",
	Dropped:      "deleted",
	Empty:        "No puzzles yet. Your first entry or mark adds one.",
	NothingFound: "No matching puzzles.",
	Failure:      "This browser saves no library ({reason}). Links from “Share” still keep puzzles.",
	Newer:        "A newer version of this page has updated your library. Reload this page to see it.",
	Blocked:      "An older version of this page is open in another tab. Close that tab to see your library.",
	Opened:       "Opened from the library.",
	OpenedTitled: "Opened “{title}” from the library.",
	KeptBefore:   "Your previous puzzle is saved there.",
	DroppedUntil: "deleted, kept until {date}",
	Deleted:      "Recently deleted",
	DeletedHelp:  "Deleted puzzles can be restored for 30 days.",
}
