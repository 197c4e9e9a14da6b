package french

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} placé",
	Clash:   "{digit} en conflit avec {cells}",
	Cleared: "effacé",
	MarkOn:  "note {digits} ajoutée",
	MarkOff: "note {digits} retirée",
	Which:   "chiffre ?",
	Left:    "reste {count} : {cells}",
}
