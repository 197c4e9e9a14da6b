package english

import (
	"sudoku/app/text/words"
)

// What a screen reader says for the grid and for a cell: Cell, then its contents. {row}
// and {column} are numbers, {digit} is one digit, {digits} several with spaces, {entry}
// the player's wrong digit.
var grid = words.Board{
	Name:       "Sudoku grid",
	Empty:      "empty",
	Given:      "given {digit}",
	Entry:      "{digit}",
	Answer:     "answer {digit}",
	Corrected:  "answer {digit}, your {entry} is wrong",
	Candidates: "candidates {digits}",
	Conflict:   "conflict",
	NoDigit:    "no digit fits",
	NoPlace:    "no place for {digit} in {house}",
}

// The status line above the panels: the state of the grid or the result of a search.
// {cells} is a list such as “r1c2, r3c4”, {house} is named as in Techniques.Houses,
// {time} is a time such as “1.2 s”. Fitting and NoneFits follow Several. Effort is for
// experts.
var outcomes = words.Outcomes{
	Filled:        "{givens:One given|{givens} givens}, {empty:one empty cell|{empty} empty cells}.",
	Busy:          "Searching…",
	BusyCount:     "Searching… {count:one solution|{count} solutions} so far.",
	Unique:        "Exactly one solution.",
	Several:       "{count} solutions.",
	AtLeast:       "At least {limit} solutions.",
	None:          "No solution.",
	NoneSearched:  "No solution: somewhere the puzzle contradicts itself. “Check” finds where.",
	Fitting:       "{count:One of them fits|{count} of them fit} your digits.",
	WrongEntries:  "{count:One of your digits is|{count} of your digits are} wrong: {cells}.",
	Effort:        "{time}, {nodes:one node|{nodes} nodes} searched, {guesses:one guess|{guesses} guesses}.",
	NoneFits:      "None of them fits your digits.",
	Shown:         "Solution {index} of {count}",
	ShownOfMany:   "Solution {index} of at least {count}",
	Twice:         "{digit} appears twice in {house}.",
	NoCandidate:   "No digit fits in {cell}.",
	NoPlace:       "There is no place for {digit} in {house}.",
	MoreConflicts: "{count:One more conflict|{count} more conflicts}.",
	Solved:        "Solved: every row, column and box has all nine digits.",
	Complete:      "The grid is full, but not correct.",
}

// Replies to the player's actions, in the status line; UndoBringsBack follows other
// sentences. {reason} is a whole sentence from Errors, except in EngineFailed, where it
// is text from the browser; {cell} is a cell such as r1c2. Storage… and NoWorker are in
// the banner above the grid.
var notices = words.Notices{
	Cleared:         "Cleared.",
	NothingToClear:  "The grid is already empty.",
	ExampleLoaded:   "Example: {name}.",
	LinkCopied:      "Link copied. It holds the whole grid.",
	LinkNotCopied:   "The browser blocked copying. Copy the link below by hand.",
	LinkOpened:      "Opened the puzzle from the link.",
	NoteOpened:      "The link says: “{name}”",
	LinkDamaged:     "The link could not be read: {reason} The grid is unchanged.",
	AddressRepaired: "The address was invalid and has been corrected: {address}",
	UndoBringsBack:  "Undo brings back what was here.",
	GivenLocked:     "{cell} belongs to the puzzle. To change it, choose “Set up”.",
	NothingToUndo:   "Nothing to undo.",
	NothingToRedo:   "Nothing to redo.",
	StorageRefused:  "This browser saves nothing for the page: closing the tab loses the grid. To keep it, copy a link from “Share”.",
	StorageFull:     "The browser's storage is full: closing the tab loses the latest changes. To keep them, copy a link from “Share”.",
	StorageCorrupt:  "A saved puzzle could not be opened: it is damaged. The damaged copy is still on this device.",
	StorageNewer:    "A newer version of this page saved your last puzzle. Reload the page to get that version; the puzzle is then in the library.",
	StorageBack:     "A puzzle that could not be opened before is back in the library.",
	SaveDamaged:     "Save as a file",
	NotOffline:      "This device has no room to store the page, so it will not open offline.",
	EngineRestarted: "The solver stopped unexpectedly and has restarted.",
	EngineFailed:    "The solver stopped. Try again. ({reason})",
	NoWorker:        "In this browser, the page may freeze during long searches.",
	Cancelled:       "Cancelled.",
	NoMethodChosen:  "Choose at least one method.",
	MethodsStarted:  "{count:One method runs|{count} methods run} on the givens.",
	MethodsFinished: "{count:The method has|All {count} methods have} finished; the table shows the results.",
	LanguageMissing: "{name} is not on this device yet and cannot be loaded right now. Try again when you are online.",
	OfferApplied:    "Done: the puzzle now has exactly one solution.",
	FileUnreadable:  "The file {name} could not be read: {reason}",
}
