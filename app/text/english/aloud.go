package english

import "sudoku/app/text/words"

// What only a screen reader says: what a key did, and answers to questions. In
// Left, {cells} is where the digit is. Every word delays the player.
var aloud = words.Aloud{
	Placed:  "{digit} placed",
	Clash:   "{digit} clashes with {cells}",
	Cleared: "cleared",
	MarkOn:  "mark {digits} on",
	MarkOff: "mark {digits} off",
	Which:   "digit?",
	Left:    "{count} left: {cells}",
}
