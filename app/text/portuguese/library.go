package portuguese

import (
	"sudoku/app/text/words"
)

// The dialog with the puzzles stored in the browser. {title} is a puzzle's title, {date}
// a date. {time} is a time of day in Today and Yesterday, else a playing time such as
// 1:02:03. Drop, Export and Print are short button labels; DropSelected, ExportSelected
// and PrintSelected are their names for screen readers. Opened to KeptBefore are in the
// status line, where KeptBefore follows one of the others.
var library = words.Library{
	Button:         "Library",
	Title:          "Library",
	Search:         "Search by title, date or digits",
	Keep:           "Add the current puzzle",
	Untitled:       "{givens} givens",
	Label:          "Title of the puzzle {title}",
	Progress:       "{filled} of {empty} cells · {time}",
	Solved:         "solved · {time}",
	Here:           "In the grid now",
	Today:          "Today, {time}",
	Yesterday:      "Yesterday, {time}",
	Open:           "Open",
	OpenThis:       "Open {title}",
	ReviewThis:     "Review {title}",
	Restore:        "Restore",
	RestoreThis:    "Restore {title}",
	Dropped:        "Deleted",
	Empty:          "No puzzles yet. Your first digit or note adds one.",
	NothingFound:   "No matching puzzles.",
	Failure:        "This browser cannot save a library ({reason}). You can still keep puzzles as links from “Share”.",
	Persistent:     "The browser keeps these puzzles until you delete them.",
	Deletable:      "The browser may delete these puzzles some day. Save a backup.",
	Newer:          "A newer version of this page has updated your library. Reload this page to see it.",
	Blocked:        "An older version of this page is open in another tab. Close that tab to see your library.",
	Opened:         "Opened from the library.",
	OpenedTitled:   "Opened “{title}” from the library.",
	Salvaged:       "Opened from the library without its history, which is damaged.",
	KeptBefore:     "Your previous puzzle is saved there.",
	DroppedUntil:   "Deleted, kept until {date}",
	Deleted:        "Recently deleted",
	DeletedHelp:    "Deleted puzzles can be restored for 30 days.",
	Show:           "Show",
	Shows:          [3]string{"All", "In progress", "Solved"},
	AllGrades:      "All",
	Order:          "Sort by",
	Orders:         [4]string{"Last played", "Grade", "Progress", "Title"},
	More:           "Show {count} more",
	Tools:          "Selected puzzles",
	Select:         "Select {title}",
	SelectAll:      "Select all",
	Found:          "{count:One puzzle.|{count} puzzles.}",
	Selected:       "{count} selected.",
	Drop:           "Delete",
	Export:         "Export",
	Print:          "Print",
	DropSelected:   "Delete selected",
	ExportSelected: "Export selected",
	PrintSelected:  "Print selected",
	DroppedNow:     "{count:One puzzle deleted.|{count} puzzles deleted.}",
	BringBack:      "Bring back",
	Restored:       "{count:One puzzle is back.|{count} puzzles are back.}",
	Exported:       "{count:One puzzle is|{count} puzzles are} in the downloaded file, which “Import” can read.",
	HereStays:      "The puzzle in the grid stays.",
	FileName:       "sudoku-library",
}
