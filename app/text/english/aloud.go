package english

import "sudoku/app/text/words"

// Sentences that only a screen reader says: the effect of a key, and answers to
// questions. In Left, {cells} is where the digit is. Every word delays the player.
var aloud = words.Aloud{
	Placed:  "{digit} placed",
	Clash:   "{digit} clashes with {cells}",
	Cleared: "cleared",
	MarkOn:  "mark {digits} on",
	MarkOff: "mark {digits} off",
	Which:   "digit?",
	Left:    "{count} left: {cells}",
}
