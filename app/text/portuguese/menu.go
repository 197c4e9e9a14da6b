package portuguese

import (
	"sudoku/app/text/words"
)

// The bar above the board on a small screen, and its menu. {time} is a time such as 4:12.
// Restarted is in the status line. AskSolve and AskClear are questions; GoOn is the button
// that answers no.
var menu = words.Menu{
	Title:     "Menu",
	Back:      "Back",
	PausedAt:  "Paused at {time}",
	Resume:    "Resume",
	Restart:   "Restart",
	Restarted: "Your digits and notes are gone.",
	AskSolve:  "Show the solution? That ends your game.",
	AskClear:  "Clear the board? That ends your game.",
	GoOn:      "Keep playing",
	PencilOn:  "Pencil is on. Digits become notes.",
}
