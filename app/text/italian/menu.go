package italian

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "Menu",
	Back:      "Indietro",
	PausedAt:  "In pausa a {time}",
	Resume:    "Riprendi",
	Restart:   "Ricomincia",
	Restarted: "I tuoi numeri e le tue note sono stati tolti.",
	AskSolve:  "Mostrare la soluzione? La partita finisce qui.",
	AskClear:  "Svuotare la griglia? La partita finisce qui.",
	GoOn:      "Continua a giocare",
	PencilOn:  "La matita è attiva: i numeri diventano note.",
}
