package german

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} gesetzt",
	Clash:   "{digit} widerspricht {cells}",
	Cleared: "gelöscht",
	MarkOn:  "Notiz {digits} an",
	MarkOff: "Notiz {digits} aus",
	Which:   "Ziffer?",
	Left:    "noch {count}: {cells}",
}
