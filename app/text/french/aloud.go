package french

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} placé",
	Clash:   "{digit} en conflit avec {cells}",
	Cleared: "effacé",
	MarkOn:  "note {digits} mise",
	MarkOff: "note {digits} ôtée",
	Which:   "chiffre ?",
	Left:    "reste {count} : {cells}",
}
