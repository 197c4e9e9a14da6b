package english

import (
	"sudoku/app/text/words"
)

// The table of keys in the dialog “Keyboard”. Names are the labels on keys, in the order
// of keys.Names; the others describe what a key does. The keys from Lines to Again make a
// screen reader speak.
var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Shift", "Backspace", "Delete", "Space", "Home", "End", "Page up", "Page down", "Enter"},
	Digits:     "Enter a digit",
	Erase:      "Clear the cell",
	Arrows:     "Move from cell to cell",
	Tab:        "Next cell, or previous with Shift; leaves the grid after the last cell",
	LineEnds:   "First or last cell of the row",
	ColumnEnds: "First or last cell of the column",
	GridEnds:   "First or last cell of the grid",
	Undo:       "Undo",
	Redo:       "Redo",
	Solve:      "Solve",
	Hint:       "Show a hint, or reveal more",
	Steps:      "Outside the grid: ← → previous or next picture of a path, ↑ ↓ previous or next step; in a review, moves and moments",
	Lines:      "Read the row, column or box aloud, with a screen reader",
	Cell:       "Say the digit or candidates of the cell",
	Places:     "Say where a digit is and how many are left",
	Again:      "Say what the last move changed, or repeat what was said last",
	List:       "In a list: open the puzzle, select it, or select all",
	Escape:     "Cancel a search or close a dialog; Tab then leaves the grid",
	Paste:      "Paste a puzzle, anywhere on the page",
	Help:       "Show this help",
	PlayKeys:   playKeys,
}

// The same table: keys for playing and drawing.
var playKeys = words.PlayKeys{
	Corner:     "Corner note",
	Centre:     "Centre note",
	Colour:     "Colour of the cell",
	Modes:      "Entry mode: digits, corner notes, centre notes, colours",
	Space:      "Next entry mode when playing; clear the cell when setting up",
	Extend:     "Select more cells; also with Ctrl",
	All:        "Select all cells",
	Alike:      "Select the cells with the same digit or notes",
	Pause:      "Stop the timer and cover the grid, or resume",
	Check:      "Check your entries",
	Explain:    "Explain the puzzle step by step",
	Candidates: "Show or hide the candidates",
	Highlight:  "Highlight the next or previous digit",
	Bivalue:    "Mark cells with two candidates",
	DigitFirst: "Digit first: a digit key chooses the digit; Enter or a click enters it",
	Savepoint:  "Set a savepoint",
	Library:    "Show the library",
	Brush:      "Next or previous candidate colour, strong or weak links; V chooses what you draw",
}

// The table of mouse and touch actions, below the table of keys.
var gestures = words.Gestures{Title: "Mouse and touch", List: [8]words.Gesture{
	{Do: "Drag across cells", Help: "Select them"},
	{Do: "Ctrl+click or long-press a cell", Help: "Add it to the selection, or remove it"},
	{Do: "Shift+click", Help: "Select the cells from the selected one to this one"},
	{Do: "Double-click or double-tap", Help: "Select the cells with the same digit or notes"},
	{Do: "Right-click a candidate", Help: "Rule it out or bring it back; in “Corner” and “Centre” mode, clicking it in a selected cell does the same"},
	{Do: "Long-press a digit key", Help: "Digit first: pressing a cell enters the digit"},
	{Do: "Swipe across the grid", Help: "Next or previous picture of a path"},
	{Do: "Two fingers", Help: "Zoom"},
}}
