package english

import "sudoku/app/text/words"

// What only a screen reader says: what a key did, and answers to questions. A list of
// cells follows Left after a colon. Every word delays the player.
var aloud = words.Aloud{
	Placed:  "{digit} placed",
	Clash:   "{digit} clashes with {cells}",
	Cleared: "cleared",
	MarkOn:  "mark {digits} on",
	MarkOff: "mark {digits} off",
	Which:   "digit?",
	Left:    "{count} left",
}
