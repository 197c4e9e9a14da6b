package spanish

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} escrito",
	Clash:   "{digit} choca con {cells}",
	Cleared: "vacía",
	MarkOn:  "nota {digits} puesta",
	MarkOff: "nota {digits} quitada",
	Which:   "¿número?",
	Left:    "faltan {count}: {cells}",
}
