package portuguese

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "Menu",
	Back:      "Voltar",
	PausedAt:  "Pausado em {time}",
	Resume:    "Retomar",
	Restart:   "Recomeçar",
	Restarted: "Seus números e suas notas foram apagados.",
	AskSolve:  "Mostrar a solução? Isso encerra seu jogo.",
	AskClear:  "Limpar o tabuleiro? Isso encerra seu jogo.",
	GoOn:      "Continuar jogando",
	PencilOn:  "O lápis está ligado. Os números viram notas.",
}
