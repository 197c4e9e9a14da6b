package italian

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} inserito",
	Clash:   "{digit} in conflitto con {cells}",
	Cleared: "svuotata",
	MarkOn:  "nota {digits} aggiunta",
	MarkOff: "nota {digits} tolta",
	Which:   "numero?",
	Left:    "{count:ne manca|ne mancano} {count}: {cells}",
}
