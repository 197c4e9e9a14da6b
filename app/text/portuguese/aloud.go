package portuguese

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit} colocado",
	Clash:   "{digit} conflita com {cells}",
	Cleared: "apagada",
	MarkOn:  "nota {digits} ligada",
	MarkOff: "nota {digits} desligada",
	Which:   "número?",
	Left:    "{count:falta|faltam} {count}: {cells}",
}
