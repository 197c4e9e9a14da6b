package french

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "Menu",
	Back:      "Retour",
	PausedAt:  "En pause à {time}",
	Resume:    "Reprendre",
	Restart:   "Recommencer",
	Restarted: "Vos chiffres et vos notes sont effacés.",
	AskSolve:  "Afficher la solution ? Votre partie s’arrête là.",
	AskClear:  "Vider la grille ? Votre partie s’arrête là.",
	GoOn:      "Continuer à jouer",
	PencilOn:  "Crayon actif : les chiffres deviennent des notes.",
}
