package spanish

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "Menú",
	Back:      "Atrás",
	PausedAt:  "En pausa, {time}",
	Resume:    "Seguir",
	Restart:   "Reiniciar",
	Restarted: "Tus números y notas se han borrado.",
	AskSolve:  "¿Mostrar la solución? Así termina tu partida.",
	AskClear:  "¿Vaciar el tablero? Así termina tu partida.",
	GoOn:      "Seguir jugando",
	PencilOn:  "El lápiz está activado. Los números pasan a ser notas.",
}
